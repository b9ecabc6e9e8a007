import { lazy, Suspense } from 'react'
import { t } from '../../locales/t'
import type { ResourceDefinition } from '../../resources/define'
import styles from './defined-section.module.css'

const load = () => import('../../views/section/resource-section')
const ResourceSection = lazy(async () => ({ default: (await load()).ResourceSection }))

/** A resource on a tab, drawn from its definition; its code comes with the first tab that needs it. */
export function DefinedSection({ definition }: { definition: ResourceDefinition }) {
  return (
    <Suspense fallback={<Waiting definition={definition} />}>
      <ResourceSection definition={definition} />
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
      <h2>{t(definition.label.many)}</h2>
      <div className={styles.block} aria-hidden="true" />
    </div>
  )
}
