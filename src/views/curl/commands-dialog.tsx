import '../../locales/late-texts'
import { useId, useState } from 'react'
import { joinedReasons } from '../../access/joined-reasons'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { nameOf } from '../action/names-of'
import { useActionContext } from '../action/use-action-context'
import { verdictOn, verdictOnSelection } from '../action/verdict-on'
import { commandActions } from './command-actions'
import styles from './commands-dialog.module.css'
import { CopyAsCurl } from './copy-as-curl'
import { curlOfAction } from './curl-of'

export type CommandsDialogProps = {
  definition: ResourceDefinition
  /** The rows on screen. */
  records: readonly ResourceRecord[]
  selected: readonly ResourceRecord[]
  onClose: () => void
}

/** Pixels: a command is long. */
const width = 820

/** What each action's button sends, as commands for a shell: about the list, a chosen record, or the selection. */
export function CommandsDialog({ definition, records, selected, onClose }: CommandsDialogProps) {
  const id = useId()
  const context = useActionContext(definition)
  const [recordId, setRecordId] = useState((selected[0] ?? records[0])?.id)
  const offered = [...selected.filter((record) => !records.includes(record)), ...records]
  const record = offered.find((candidate) => candidate.id === recordId)

  function recordsOf(action: ActionDefinition): readonly ResourceRecord[] | null {
    if (action.where.includes('toolbar')) return []
    if (action.where.includes('selection') && selected.length > 1) return selected
    return record ? [record] : null
  }

  /** A request that cannot be made of this record has no command either, and the button leaves out who may not. */
  function commandOf(action: ActionDefinition, about: readonly ResourceRecord[]): string | null {
    const allowed = about.filter((each) => verdictOn(definition, action, each, context).isAllowed)
    try {
      return curlOfAction(definition, action, allowed, context)
    } catch {
      return null
    }
  }

  return (
    <Dialog title={t('commands.title')} width={width} onClose={onClose}>
      <p className="second">{t('commands.text')}</p>
      {offered.length > 0 && (
        <p className={`row ${styles.command}`}>
          <label htmlFor={id}>{t('commands.for')}</label>
          <span className="control">
            <select id={id} value={recordId} onChange={(event) => setRecordId(event.target.value)}>
              {offered.map((candidate) => (
                <option key={candidate.id} value={candidate.id}>
                  {nameOf(definition, candidate)}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </span>
        </p>
      )}
      {commandActions(definition).map((action) => {
        const about = recordsOf(action)
        if (about === null) return null
        const { isAllowed, isHidden, reasons } =
          about.length > 0
            ? verdictOnSelection(definition, action, about, context)
            : verdictOn(definition, action, undefined, context)
        if (isHidden) return null
        const command = isAllowed ? commandOf(action, about) : null
        return (
          <section key={action.name} className={styles.command} aria-label={t(action.label)}>
            <div className={`row ${styles.head}`}>
              <h3>{t(action.label)}</h3>
              <CopyAsCurl
                command={() => command ?? ''}
                reason={command === null ? joinedReasons(reasons) || t('views.contract') : null}
              />
            </div>
            {command !== null && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
              <pre className={styles.code} tabIndex={0}>
                {command}
              </pre>
            )}
          </section>
        )
      })}
    </Dialog>
  )
}
