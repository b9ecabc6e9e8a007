import '../../locales/late-texts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { inSentence, t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { useIsThere } from '../../ui/use-is-there'
import { failureTitle } from '../action/failure-title'
import { namesOf } from '../action/names-of'
import { type Outcome, useCommand } from '../action/use-command'
import { ActionCurl } from '../curl/copy-as-curl'
import { errorSentence } from '../error-sentence'
import { LeaveQuestion, LossQuestion, useLeaveGuard } from '../form/leave-guard'
import { useInvalidateList } from '../records/use-invalidate-list'
import { useRecordWords } from '../reference/record-words'
import type { ActionDialogProps } from './action-dialog-props'
import { type BulkReport, runBulk } from './bulk-run'
import { ConsequencesPanel } from './consequences'
import { QuestionDialog } from './question-dialog'
import { RecordNames } from './record-names'

export type BulkQuestionProps = Omit<ActionDialogProps, 'records'> & {
  /** The action as it is copied as a command, where that says less than what is sent. */
  copied?: ActionDefinition
  /** `reason`: why a record is left out; null for one that is not. */
  judged: readonly { record: ResourceRecord; reason: string | null }[]
  /** What is asked before it begins. */
  children?: ReactNode
  /** Something was entered there, which closing would lose. */
  isDirty?: boolean
  /** What is wrong with what was entered, or missing: there is no command to copy until then. */
  undecided?: string | null
  /** Whether that was answered; false holds it back. */
  onBegin?: () => boolean
  /** Reads a record anew, just before its call is made: what is sent says more than what was asked for. */
  readAgain?: ((record: ResourceRecord) => Promise<ResourceRecord>) | undefined
}

/**
 * Confirms what is done to many records: what happens to which, and which are left out and why. Where some fail it
 * stays, names each with its reason, and tries those again.
 */
export function BulkQuestion(props: BulkQuestionProps) {
  const {
    definition,
    action,
    copied = action,
    judged,
    children,
    isDirty = false,
    undecided = null,
    onBegin,
    readAgain,
    onClose,
  } = props
  const readList = useInvalidateList(definition)
  const command = useCommand(definition)
  const notices = useNotices()
  const allowed = judged.filter(({ reason }) => reason === null).map(({ record }) => record)
  const skipped = judged.filter(({ reason }) => reason !== null)
  /** How many are dealt with, while it runs. */
  const [progress, setProgress] = useState<number | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const isRunning = progress !== null
  const failures = isRunning ? null : report
  const isLosing = isDirty && report === null && !isRunning
  // What becomes of one call for all is told as it is of a call for one.
  const isGuarded = isRunning && action.bulk !== 'one-call'
  const { blocker, allowLeaving } = useLeaveGuard(isLosing || isGuarded)
  const isThere = useIsThere()
  const [isLeaving, setLeaving] = useState(false)
  const chosen = report?.failed.map(({ record }) => record) ?? allowed
  const confirm = action.confirm?.kind === 'dialog' ? undefined : action.confirm
  const consequences = confirm?.consequences
  const texts = [confirm?.title, confirm?.text, confirm?.submit, action.dangerText, action.success]
  const wordsOf = useRecordWords(definition, texts, allowed)
  const names = wordsOf(allowed)
  const many = inSentence(definition.label.many)
  const nobodyLeft = chosen.length === 0 ? t('bulk.noneLeft') : null

  async function perform() {
    setProgress(0)
    if (action.bulk === 'one-call') {
      await command(action, chosen)
      return leave()
    }
    const result = await runBulk(chosen, performOn, setProgress)
    void readList()
    if (result.done.length > 0) notices.showSuccess(result.message ?? doneText(result.done))
    if (result.failed.length === 0) return leave()
    if (!isThere.current) tellFailures(result)
    setReport(result)
    setProgress(null)
  }

  function leave() {
    if (!isThere.current) return
    // The guard hears a moment later that nothing runs any more.
    allowLeaving()
    onClose()
  }

  /** To who has left; those of whom the same is said are named together. */
  function tellFailures(result: BulkReport) {
    const { failed } = result
    const sentences = [...new Set(failed.map(({ sentence }) => sentence))].map((fault) => {
      const alike = failed.filter(({ sentence }) => sentence === fault).map(({ record }) => record)
      return t('bulk.otherFault', { field: namesOf(definition, alike).name, fault })
    })
    const isKnown = failed.some(({ isUnknown }) => !isUnknown)
    const title = failureTitle(definition, action.label, [], isKnown)
    notices.showError([headOf(result), ...sentences].join(' '), title)
  }

  async function performOn(record: ResourceRecord): Promise<Outcome> {
    if (!readAgain) return command(action, [record], 'nothing')
    try {
      return await command(action, [await readAgain(record)], 'nothing')
    } catch (error) {
      // Nothing was sent.
      return { kind: 'failed', error, sentence: errorSentence(error) }
    }
  }

  function doneText(done: readonly ResourceRecord[]): string {
    if (action.success) return t(action.success, wordsOf(done))
    return t('bulk.done', { ...wordsOf(done), action: t(action.label), many })
  }

  const hasStarted = useRef(false)
  useEffect(() => {
    if (confirm || children || hasStarted.current) return
    hasStarted.current = true
    void perform()
  })

  const leftOut = skipped.length > 0 && (
    <>
      <p>{t('bulk.skipped')}</p>
      <RecordNames
        definition={definition}
        entries={skipped.map(({ record, reason }) => ({ record, sentence: reason ?? '' }))}
      />
    </>
  )

  return (
    <>
      <QuestionDialog
        title={t(confirm?.title ?? action.label, names)}
        before={
          !report &&
          !isRunning && (
            <ActionCurl
              definition={definition}
              action={copied}
              records={allowed}
              reason={nobodyLeft ?? undecided}
            />
          )
        }
        cancel={t(failures ? 'common.close' : 'common.cancel')}
        submit={
          failures ? t('bulk.retry', { count: chosen.length }) : t(confirm?.submit ?? action.label, names)
        }
        isDangerous={action.dangerText !== undefined && !failures}
        reason={nobodyLeft}
        isPending={isRunning}
        onSubmit={() => {
          if (report || onBegin?.() !== false) void perform()
        }}
        onClose={isRunning ? undefined : () => (isLosing ? setLeaving(true) : onClose())}
      >
        {failures ? (
          <div role="alert">
            <Failures definition={definition} report={failures} />
            {leftOut}
          </div>
        ) : (
          <>
            {action.dangerText && <p>{t(action.dangerText, names)}</p>}
            {!isRunning && children}
            {confirm && <p>{t(confirm.text, names)}</p>}
            <RecordNames
              definition={definition}
              entries={chosen.map((record) => ({ record }))}
              about={
                consequences === undefined
                  ? undefined
                  : (record) => (
                      <ConsequencesPanel
                        definition={definition}
                        name={consequences}
                        record={record}
                        going={chosen}
                        isSent={isRunning}
                      />
                    )
              }
            />
            {leftOut}
            <p role="status">
              {isRunning && action.bulk !== 'one-call'
                ? t('bulk.running', { done: progress, count: chosen.length })
                : ''}
            </p>
          </>
        )}
      </QuestionDialog>
      <LeaveQuestion
        blocker={blocker}
        title={t(isLosing ? 'form.leaveActionTitle' : 'bulk.leaveTitle')}
        text={t(isLosing ? 'form.leaveText' : 'bulk.leaveText')}
        onLeave={() => {
          // It ended beneath the question, which covered what failed.
          if (failures) tellFailures(failures)
          onClose()
        }}
      />
      {isLeaving && (
        <LossQuestion title={t('form.leaveActionTitle')} onStay={() => setLeaving(false)} onLeave={onClose} />
      )}
    </>
  )
}

type FailuresProps = Pick<BulkQuestionProps, 'definition'> & { report: BulkReport }

/** How many were done, which were refused and why, and of which nobody knows. */
function Failures({ definition, report }: FailuresProps) {
  const { failed } = report
  const refused = failed.filter(({ isUnknown }) => !isUnknown)
  const unknown = failed.filter(({ isUnknown }) => isUnknown)
  return (
    <>
      <p>{headOf(report)}</p>
      <RecordNames definition={definition} entries={refused} />
      {unknown.length > 0 && (
        <>
          <p>{t('bulk.unknown')}</p>
          <RecordNames definition={definition} entries={unknown} />
        </>
      )}
    </>
  )
}

function headOf({ done, failed }: BulkReport): string {
  const figures = { done: done.length, count: done.length + failed.length }
  return t(failed.some(({ isUnknown }) => !isUnknown) ? 'bulk.partly' : 'bulk.some', figures)
}
