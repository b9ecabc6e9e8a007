import { useId } from 'react'
import { labelOf } from '../../access/action-labels'
import type { Finding } from '../../access/explore'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { keyOf } from './exploration'
import styles from './finding-row.module.css'
import { RuleList } from './rule-list'
import { causeText } from './rule-words'
import { VerdictTag } from './verdict-tag'

export type FindingRowProps = { finding: Finding; isOpen: boolean; onToggle: () => void }

/** One action with its verdict and the first reason; opened, all its rules. */
export function FindingRow({ finding, isOpen, onToggle }: FindingRowProps) {
  const { action, subject, verdict } = finding
  const detailsId = useId()
  const label = t(labelOf(action, subject))
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
      >
        <span className={styles.chevron} data-open={isOpen || undefined}>
          <Icon name="chevron" />
        </span>
        <span className={styles.label}>{label}</span>
        <span className={styles.reason}>{summaryOf(finding)}</span>
        <span className={styles.verdict}>
          <VerdictTag verdict={verdict} />
        </span>
      </button>
      {isOpen && (
        <section
          id={detailsId}
          className={styles.details}
          aria-label={t('accessExplorer.rulesOf', { action: label })}
        >
          <p className={styles.effect}>
            <code>{keyOf(finding)}</code>
            {effectOf(finding)}
          </p>
          <RuleList finding={finding} />
        </section>
      )}
    </li>
  )
}

/** The most fundamental reason, and how many more there are; of what is allowed the verdict says enough. */
function summaryOf({ unmet, open, met }: Finding): string | null {
  const reasons = [...unmet.map(({ sentence }) => sentence), ...open.map(causeText)]
  const [first] = reasons
  if (first === undefined) return met.length === 0 ? t('accessExplorer.noRules') : null
  if (reasons.length === 1) return first
  return t('accessExplorer.reasonsMore', { reason: first, count: reasons.length - 1 })
}

function effectOf({ verdict, isHidden }: Finding): string | null {
  if (verdict !== 'refused') return null
  return t(isHidden ? 'accessExplorer.hidden' : 'accessExplorer.disabled')
}
