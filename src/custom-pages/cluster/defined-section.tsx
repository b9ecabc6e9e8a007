import { lazy, Suspense } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import styles from './defined-section.module.css'
import { titleOf } from './tabs'

const load = () => import('../../views/section/resource-place')
const ResourcePlace = lazy(async () => ({ default: (await load()).ResourcePlace }))

/** A resource on a tab, drawn from its definition, or what is wrong with that; the code comes with the first tab that needs it. */
export function DefinedSection({ definition }: { definition: ResourceDefinition }) {
  return (
    <Suspense fallback={<Waiting definition={definition} />}>
      <ResourcePlace definition={definition} />
    </Suspense>
  )
}

/** Fetches the code of the sections, so that the first tab opens at once. */
export function preloadSections(): void {
  // A failed load is tried again when a section is drawn.
  load().catch(() => {})
}

/** The geometry of what comes. */
function Waiting({ definition }: { definition: ResourceDefinition }) {
  return (
    <div aria-busy="true">
      <h2>{t(titleOf(definition))}</h2>
      <div className={styles.block} aria-hidden="true" />
    </div>
  )
}
