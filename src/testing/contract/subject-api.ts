import * as z from 'zod/mini'
import { type ApiClient, createApiClient, type NamedCallOptions } from '../../api/api-client'
import type { Call, NamedCall } from '../../api/call'
import { type CallName, contract } from '../../api/contract'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { createFormAnswers } from '../choice-builders'
import { buildClusterDetail } from '../detail-builders'
import { createFakeApi, type FakeAnswers, type FakeApi } from '../fake-api'

/** What the list's call does: answers these records, fails, or never answers. */
export type StagedList = readonly ResourceRecord[] | Error | 'pending'

export type SubjectApi = FakeApi & {
  /** Replaces what the list answers from now on. */
  list: (answer: StagedList) => void
  /** How often the list was read. */
  reads: () => number
  /** Every other call that was made, but for those that read choices. */
  commands: () => { name: string; options: NamedCallOptions }[]
  /** Fails every command from now on; null lets them succeed. */
  fail: (error: Error | null) => void
}

export const contractToken = 'contract-token'

/** What the server says of every command it did. */
export const serverWords = 'The contract server did it'

/**
 * The product API of one resource. Its list answers as staged; choices of forms answer as everywhere in tests; commands
 * are recorded and, with a `baseUrl`, sent there by the client of the console.
 */
export function createSubjectApi(
  definition: ResourceDefinition,
  first: StagedList,
  baseUrl?: string,
): SubjectApi {
  const listName =
    typeof definition.calls.list === 'string' ? definition.calls.list : `${definition.name}.list`
  const choices: Readonly<Record<string, unknown>> = { ...createFormAnswers(), ...moreChoices }
  const commandNames = namesOfCommands(definition)
  const client = baseUrl === undefined ? null : clientOf(baseUrl)
  const commands: { name: string; options: NamedCallOptions }[] = []
  let answer = first
  let failure: Error | null = null
  let reads = 0

  async function call(choice: CallName | NamedCall, options: NamedCallOptions): Promise<unknown> {
    const spec: NamedCall =
      typeof choice === 'string' ? { ...(contract[choice] as Call), name: choice } : choice
    // The records are made up in the domain's names: how an answer is read is tested with the calls.
    const send = () => client?.({ ...spec, response: z.unknown() }, options)
    if (spec.name === listName) {
      const { recordId } = options.path ?? {}
      // The reading of one record before its form opens is none of the list, and no command.
      if (recordId !== undefined && Array.isArray(answer)) return answer.find(({ id }) => id === recordId)
      reads += 1
      if (answer === 'pending') return new Promise(() => {})
      if (answer instanceof Error) throw answer
      await send()
      return listAnswer(definition, answer, options.query)
    }
    const choose = choices[spec.name]
    if (spec.method === 'GET' && typeof choose === 'function') return choose(options)
    // What a cell or a poll reads besides stays on its way.
    if (spec.method === 'GET' && !commandNames.has(spec.name)) return new Promise(() => {})
    commands.push({ name: spec.name, options })
    if (failure) throw failure
    return (await send()) ?? { message: serverWords }
  }

  return {
    ...createFakeApi(),
    // Both ways of calling end here; answers are as staged.
    api: call as ApiClient,
    list: (next) => {
      answer = next
    },
    reads: () => reads,
    commands: () => [...commands],
    fail: (error) => {
      failure = error
    },
  }
}

/** What forms of single areas offer; a source that reads another call is answered here. */
const moreChoices: FakeAnswers = { listTenants: () => [{ id: 'tenant-1', name: 'Tenant one' }] }

function namesOfCommands({
  name,
  create,
  clone,
  edit,
  scale,
  actions,
}: ResourceDefinition): ReadonlySet<string> {
  const calls = [create, clone, edit, scale, ...actions].flatMap((part) => part?.call ?? [])
  return new Set(calls.map((call) => (typeof call === 'string' ? call : `${name}.command`)))
}

function clientOf(baseUrl: string): ApiClient {
  return createApiClient({
    baseUrl,
    productKey: 'basalt',
    getToken: async () => contractToken,
    renewToken: async () => contractToken,
    // The signals of a simulated browser are not those Node's fetch takes.
    fetch: (input, { signal: _signal, ...init } = {}) => fetch(input, init),
  })
}

function listAnswer(
  { calls, list }: ResourceDefinition,
  records: readonly ResourceRecord[],
  query: Readonly<Record<string, string>> = {},
): unknown {
  if (list.paging?.kind === 'server') {
    const from = Number(query._start ?? query.offset ?? 0)
    const to = from + (list.paging.sizes[0] ?? 10)
    return { [calls.recordsAt ?? 'records']: records.slice(from, to), total: records.length }
  }
  if (calls.recordsAt === undefined) return [...records]
  return { ...buildClusterDetail({ name: 'sales' }), [calls.recordsAt]: [...records] }
}
