import type { ResourceDefinition } from '../../definitions/define'
import { ResourcePlace } from '../../views/section/resource-place'
import styles from './resource-page.module.css'

/** The page of any resource of a person's own, at /{name}: all of it comes from the definition. */
export function ResourcePage({ definition }: { definition: ResourceDefinition }) {
  return (
    <div className={styles.page}>
      <ResourcePlace definition={definition} />
    </div>
  )
}
