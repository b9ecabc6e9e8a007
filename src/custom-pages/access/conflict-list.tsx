import type { AccessContext } from '../../access/access-context'
import { specificationConflicts } from '../../access/specification-conflicts'
import { t } from '../../locales/t'
import { StateTag } from '../../views/cells/state-tag'
import styles from './drift-report.module.css'

/** Contradictions of the specification itself, what the console does there, and whether the viewer meets them. */
export function ConflictList({ context }: { context: AccessContext }) {
  return (
    <section className={styles.notes} aria-label={t('accessExplorer.conflicts')}>
      <h2>{t('accessExplorer.conflicts')}</h2>
      <p className="second">{t('accessExplorer.conflictsText')}</p>
      <ul className={styles.conflicts}>
        {specificationConflicts.map(({ id, title, says, does, why, decisions, isMet }) => {
          const isHere = isMet(context)
          return (
            <li key={id}>
              <div className={styles.conflictHead}>
                <h3>{t(title)}</h3>
                <StateTag
                  tone={isHere ? 'information' : 'unavailable'}
                  icon={isHere ? 'info' : 'close'}
                  word={t(isHere ? 'accessExplorer.conflictMet' : 'accessExplorer.conflictNotMet')}
                />
              </div>
              {says.map((text) => (
                <p key={text}>{t(text)}</p>
              ))}
              <p>{t('accessExplorer.conflictDoes', { does: t(does) })}</p>
              <p className="second">{t(why)}</p>
              <p className="second">
                {t('accessExplorer.conflictDecided', { decisions: decisions.join(', ') })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
