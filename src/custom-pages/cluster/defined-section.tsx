import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import styles from './defined-section.module.css'
import { titleOf } from './tabs'

/** A resource on a tab, drawn from its definition, or what is wrong with that; the code comes with the first tab that needs it. */
export const DefinedSection = lazyPiece<{ definition: ResourceDefinition }>(
  () => import('../../views/section/resource-place').then((file) => file.ResourcePlace),
  { Waiting },
)

/** The geometry of what comes. */
function Waiting({ definition }: { definition: ResourceDefinition }) {
  return (
    <div aria-busy="true">
      <h2>{t(titleOf(definition))}</h2>
      <div className={styles.block} aria-hidden="true" />
    </div>
  )
}
