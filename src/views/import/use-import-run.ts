import '../../locales/form-texts'
import '../../locales/import-texts'
import { useDataProvider } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, ContractError, SessionEndedError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { FormEnvironment } from '../../definitions/form-values'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { CommandMeta } from '../../providers/data-meta'
import { pathOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { useCallReader } from '../../providers/use-call'
import { fewAtATime } from '../confirm/few-at-a-time'
import { errorSentence, isOutcomeUnknown } from '../error-sentence'
import type { FormPlan } from '../form/form-plan'
import { recordTitleOf, requestOf } from '../form/record-values'
import { idsOfWholeList } from '../records/ids-of-whole-list'
import { listReader } from '../records/list-reader'
import { useInvalidateList } from '../records/use-invalidate-list'
import type { ImportRow } from './import-rows'

/** What became of a row; one without an outcome was not sent. */
export type RowOutcome =
  | { kind: 'sending' }
  | { kind: 'made' }
  | { kind: 'refused'; sentence: string }
  /** No answer came, and the list does not tell: it is not sent again by itself. */
  | { kind: 'unconfirmed' }

/** Why rows were left unsent: a person wanted it, no answer came, or nobody is signed in any more. */
type StopCause = 'person' | 'silent' | 'session'

export type ImportRun = {
  /** By the line of the row. */
  outcomes: ReadonlyMap<number, RowOutcome>
  isRunning: boolean
  /** How many of those that are being sent are dealt with. */
  progress: { done: number; total: number }
  stopped: StopCause | null
  isStopping: boolean
  /** Sends rows, a few at a time, each under a key of its own that it keeps when it is sent again. */
  send: (rows: readonly ImportRow[]) => Promise<void>
  /** Begins no further row; what is under way is waited for. */
  stop: () => void
}

/** Makes records of rows, by the call and the request of the form that creates one. */
export function useImportRun(
  definition: ResourceDefinition,
  plan: FormPlan,
  environment: FormEnvironment,
): ImportRun {
  const { person, scope } = environment
  const providerOf = useDataProvider()
  const client = useQueryClient()
  const readRequested = useCallReader()
  const readList = useInvalidateList(definition)
  const { reloadPerson } = useSession()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, RowOutcome>>(new Map())
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [isRunning, setRunning] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const [stopped, setStopped] = useState<StopCause | null>(null)
  const cause = useRef<StopCause | null>(null)
  const kept = useRef({
    isRunning: false,
    keys: new Map<number, string>(),
    made: [] as ImportRow[],
    lost: [] as readonly ImportRow[],
    /** Ids of a list that is read whole, before anything was sent. */
    idsBefore: null as ReadonlySet<string> | null,
  })
  // Who leaves the view has nothing more sent.
  useEffect(
    () => () => {
      cause.current = 'person'
    },
    [],
  )

  async function send(rows: readonly ImportRow[]) {
    const { current } = kept
    if (current.isRunning || rows.length === 0) return
    current.isRunning = true
    cause.current = null
    setStopped(null)
    setStopping(false)
    setRunning(true)
    setProgress({ done: 0, total: rows.length })
    current.idsBefore ??= idsOfWholeList(client, definition, scope)
    current.lost = current.lost.filter((row) => !rows.includes(row))
    await fewAtATime(rows, sendRow, () => cause.current !== null)
    for (const row of await foundMade()) note(row, { kind: 'made' })
    current.isRunning = false
    setRunning(false)
    setStopped(cause.current)
    void readList()
    // A quota that could not be read again is read with the next page; the records are made.
    if (plan.reloadsPerson) void reloadPerson().catch(() => {})
  }

  async function sendRow(row: ImportRow) {
    note(row, { kind: 'sending' })
    note(row, await outcomeOf(row))
    setProgress(({ done, total }) => ({ done: done + 1, total }))
  }

  async function outcomeOf(row: ImportRow): Promise<RowOutcome | null> {
    const { keys, made } = kept.current
    const variables = requestOf(plan, environment, row.values, readRequested)
    if (variables === null) return { kind: 'refused', sentence: t('form.stillLoading') }
    const idempotencyKey = keys.get(row.line) ?? crypto.randomUUID()
    keys.set(row.line, idempotencyKey)
    const path = pathOf(scope, person)
    const meta = { definition, call: plan.call, path, idempotencyKey } satisfies CommandMeta
    try {
      const { create } = providerOf(definition.dataProviderName)
      await create<ResourceRecord, unknown>({ resource: definition.name, variables, meta })
      made.push(row)
      return { kind: 'made' }
    } catch (error) {
      if (error instanceof SessionEndedError) {
        cause.current ??= 'session'
        return null
      }
      if (!isOutcomeUnknown(error)) return { kind: 'refused', sentence: refusalOf(error, plan) }
      // An answer of another shape is one: the server is there.
      if (!(error instanceof ContractError)) cause.current ??= 'silent'
      kept.current.lost = [...kept.current.lost, row]
      return { kind: 'unconfirmed' }
    }
  }

  function note(row: ImportRow, outcome: RowOutcome | null) {
    setOutcomes((before) => {
      const after = new Map(before)
      if (outcome === null) after.delete(row.line)
      else after.set(row.line, outcome)
      return after
    })
  }

  /**
   * Rows without an answer that were made after all: the list, read again, has as many new records of their title as
   * rows of it were sent. One page of a list says nothing.
   */
  async function foundMade(): Promise<readonly ImportRow[]> {
    const { lost, made, idsBefore } = kept.current
    if (lost.length === 0 || idsBefore === null || plan.isMade) return []
    try {
      const { data } = await listReader(definition, { providerOf, person, here: scope })()
      const fresh = data
        .filter(({ id }) => !idsBefore.has(id))
        .map((record) => textOf(record, definition.titleField))
      const titleOf = ({ values }: ImportRow) => recordTitleOf(definition, plan, values, scope)
      const sent = [...made, ...lost].map(titleOf)
      const isTitled = (title: string) => (each: string | null) => each === title
      const found = lost.filter((row) => {
        const same = isTitled(titleOf(row))
        return fresh.filter(same).length >= sent.filter(same).length
      })
      kept.current.made = [...made, ...found]
      kept.current.lost = lost.filter((row) => !found.includes(row))
      return found
    } catch {
      return []
    }
  }

  return {
    outcomes,
    isRunning,
    isStopping,
    progress,
    stopped,
    send,
    stop: () => {
      cause.current ??= 'person'
      setStopping(true)
    },
  }
}

/** Why the server refused a row, in its words; of fields by their labels. */
function refusalOf(error: unknown, { fields }: FormPlan): string {
  if (!(error instanceof ApiError) || error.fieldErrors.length === 0) return errorSentence(error)
  return error.fieldErrors
    .map(({ fieldName, message }) => {
      const field = fields[fieldName] ?? Object.values(fields).find(({ wire }) => wire?.includes(fieldName))
      return field ? t('importing.fieldFault', { field: t(field.label), fault: message }) : message
    })
    .join(' ')
}
