import '../../../locales/table-texts'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { ActionButton } from '../../../views/action/action-button'
import { useActionContext } from '../../../views/action/use-action-context'
import { verdictOn } from '../../../views/action/verdict-on'
import type { Selection } from '../../../views/table/use-selection'
import styles from './clusters-table.module.css'
import { bulkActions, clusterTable } from './table-definition'

const countTexts = { connect: 'manyClusters.canConnect', disconnect: 'manyClusters.canDisconnect' } as const

/** What may be done to the selected clusters, and to how many of them; who does not qualify, the question says. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { records, clear } = selection
  const context = useActionContext(clusterTable)
  if (records.length === 0) return null
  // One alone is asked about, or not, as everywhere.
  const actions =
    records.length > 1
      ? bulkActions
      : clusterTable.actions.filter(({ name }) => name === 'connect' || name === 'disconnect')
  const judged = actions
    .map((action) => ({
      action,
      verdicts: records.map((record) => verdictOn(clusterTable, action, record, context)),
    }))
    .filter(({ verdicts }) => !verdicts.every(({ isHidden }) => isHidden))

  return (
    <section className={`row ${styles.bulk}`} aria-label={t('manyClusters.selection')}>
      <b role="status">{t('tables.selected', { count: records.length })}</b>
      {judged.length === 0 && <span className="second">{t('manyClusters.noneQualify')}</span>}
      {judged.map(({ action, verdicts }) => {
        const count = verdicts.filter(({ isAllowed }) => isAllowed).length
        const text = action.name === 'connect' ? countTexts.connect : countTexts.disconnect
        return (
          <span key={action.name} className="row">
            <span className="second figures">{t(text, { count })}</span>
            <ActionButton definition={clusterTable} action={action} selected={records} />
          </span>
        )
      })}
      <Button kind="quiet" onClick={clear}>
        {t('tables.clearSelection')}
      </Button>
    </section>
  )
}
