import { useId } from 'react'
import { areaLabel } from '../../access/action-labels'
import type { Finding } from '../../access/explore'
import { t } from '../../locales/t'
import { type FindingGroup, keyOf } from './exploration'
import { FindingRow } from './finding-row'
import styles from './finding-row.module.css'

export type FindingGroupSectionProps = {
  group: FindingGroup
  isOpen: (finding: Finding) => boolean
  onToggle: (finding: Finding) => void
}

/** The actions of one area. */
export function FindingGroupSection({ group, isOpen, onToggle }: FindingGroupSectionProps) {
  const titleId = useId()
  const { area, findings } = group
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t(areaLabel(area))} <span className={styles.count}>{findings.length}</span>
      </h2>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingRow
            key={keyOf(finding)}
            finding={finding}
            isOpen={isOpen(finding)}
            onToggle={() => onToggle(finding)}
          />
        ))}
      </ul>
    </section>
  )
}
