import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import { usePageTitle } from '../../ui/use-page-title'
import { ResourcePlace } from '../../views/section/resource-place'
import styles from './resource-page.module.css'

const RecordPage = lazyPiece(() => import('../../views/record/record-page').then((file) => file.RecordPage))
const CreatePage = lazyPiece(async () => {
  const [file] = await Promise.all([
    import('../../views/record/create-page'),
    import('../../locales/late-texts'),
  ])
  return file.CreatePage
})

export type ResourcePageProps = {
  definition: ResourceDefinition
  /** What stands behind its name in the address: `create`, or the id of a record. */
  part?: string | undefined
}

/** The pages of any resource of a person's own, at /{name} and below: all of it comes from the definition. */
export function ResourcePage({ definition, part }: ResourcePageProps) {
  usePageTitle(t(definition.label.many))
  return (
    <div className={styles.page}>
      <ResourcePlace definition={definition}>
        {part === undefined ? undefined : pageOf(definition, part)}
      </ResourcePlace>
    </div>
  )
}

function pageOf(definition: ResourceDefinition, part: string) {
  if (part === 'create' && definition.create?.layout) return <CreatePage definition={definition} />
  return <RecordPage definition={definition} id={part} />
}
