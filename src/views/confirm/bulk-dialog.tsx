import { useEffect, useRef, useState } from 'react'
import { sentencesOf } from '../../access/ways-out'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { namesOf } from '../action/names-of'
import { useActionContext } from '../action/use-action-context'
import { useCommand } from '../action/use-command'
import { verdictOn } from '../action/verdict-on'
import { ActionCurl } from '../curl/copy-as-curl'
import { useInvalidateList } from '../records/use-invalidate-list'
import { type BulkReport, runBulk } from './bulk-run'
import { confirmWidth, type DialogProps } from './dialog-props'
import { RecordNames } from './record-names'

type Stage =
  | { kind: 'asking' }
  | { kind: 'running'; count: number; of: number }
  | { kind: 'failed'; report: BulkReport }

/**
 * Confirms what is done to many records: what happens to which, and which are left out and why. Where some fail it
 * stays, names each with its reason, and tries those again.
 */
export function BulkDialog({ definition, action, records, onClose }: DialogProps) {
  const readList = useInvalidateList(definition)
  const command = useCommand(definition)
  const notices = useNotices()
  const context = useActionContext(definition)
  const [{ allowed, skipped }] = useState(() => divide(records))
  const [stage, setStage] = useState<Stage>({ kind: 'asking' })
  const { confirm } = action
  const names = namesOf(definition, allowed)
  const many = t(definition.label.many).toLowerCase()

  function divide(all: readonly ResourceRecord[]) {
    const judged = all.map((record) => ({ record, verdict: verdictOn(definition, action, record, context) }))
    return {
      allowed: judged.filter(({ verdict }) => verdict.isAllowed).map(({ record }) => record),
      skipped: judged
        .filter(({ verdict }) => !verdict.isAllowed)
        .map(({ record, verdict }) => ({ record, sentence: sentencesOf(verdict.reasons).join(' ') })),
    }
  }

  async function perform(chosen: readonly ResourceRecord[]) {
    setStage({ kind: 'running', count: 0, of: chosen.length })
    if (action.bulk === 'one-call') {
      await command(action, chosen)
      return onClose()
    }
    const report = await runBulk(
      chosen,
      (record) => command(action, [record], 'nothing'),
      (count) => setStage({ kind: 'running', count, of: chosen.length }),
    )
    void readList()
    if (report.done.length > 0) notices.showSuccess(report.message ?? doneText(report.done))
    if (report.failed.length === 0) onClose()
    else setStage({ kind: 'failed', report })
  }

  function doneText(done: readonly ResourceRecord[]): string {
    if (action.success) return t(action.success, namesOf(definition, done))
    return t('views.bulkDone', { action: t(action.label), count: done.length, many })
  }

  const start = () => void perform(allowed)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (confirm.kind !== 'none' || hasStarted.current) return
    hasStarted.current = true
    start()
  })

  const isRunning = stage.kind === 'running'
  const title = 'title' in confirm ? t(confirm.title, names) : t(action.label)
  return (
    <Dialog
      title={title}
      width={confirmWidth}
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          {stage.kind === 'asking' && (
            <ActionCurl definition={definition} action={action} records={allowed} />
          )}
          <Button isDisabled={isRunning} onClick={onClose}>
            {t(stage.kind === 'failed' ? 'common.close' : 'common.cancel')}
          </Button>
          {stage.kind === 'failed' ? (
            <Button
              kind="primary"
              onClick={() => void perform(stage.report.failed.map(({ record }) => record))}
            >
              {t('views.bulkRetry', { count: stage.report.failed.length })}
            </Button>
          ) : (
            <Button
              kind={action.dangerText ? 'danger' : 'primary'}
              isDisabled={isRunning || allowed.length === 0}
              aria-busy={isRunning || undefined}
              onClick={start}
            >
              {t('submit' in confirm ? confirm.submit : action.label, names)}
            </Button>
          )}
        </>
      }
    >
      {stage.kind === 'failed' ? (
        <div role="alert">
          <p>
            {t('views.bulkPartly', {
              done: stage.report.done.length,
              count: stage.report.done.length + stage.report.failed.length,
            })}
          </p>
          <RecordNames definition={definition} entries={stage.report.failed} />
        </div>
      ) : (
        <>
          {action.dangerText && <p>{t(action.dangerText, names)}</p>}
          {'text' in confirm && <p>{t(confirm.text, names)}</p>}
          <RecordNames definition={definition} entries={allowed.map((record) => ({ record }))} />
          {skipped.length > 0 && (
            <>
              <p>{t('views.bulkSkipped')}</p>
              <RecordNames definition={definition} entries={skipped} />
            </>
          )}
          <p role="status">
            {isRunning && action.bulk !== 'one-call'
              ? t('views.bulkRunning', { done: stage.count, count: stage.of })
              : ''}
          </p>
        </>
      )}
    </Dialog>
  )
}
