import type { ApiClient, CallOptions, NamedCallOptions } from '../api/api-client'
import type { NamedCall } from '../api/call'
import type { CallName, CallResult } from '../api/contract'

/** Answers of a fake product API, in the domain's clean names; a handler may throw or never answer. */
export type FakeAnswers = {
  [Name in CallName]?: (options: CallOptions<Name>) => CallResult<Name> | Promise<CallResult<Name>>
}

/** Answers of calls that a definition brings itself, by their names: `keys.list`, `keys.command`. */
export type OwnAnswers = Readonly<Record<string, (options: NamedCallOptions, call: NamedCall) => unknown>>

export type RecordedCall = { name: string; options: CallOptions<CallName> }

export type FakeApi = {
  api: ApiClient
  /** Every call made, in order. */
  calls: RecordedCall[]
  callsOf: (name: string) => RecordedCall[]
  /** Replaces answers from now on. */
  answer: (answers: FakeAnswers, own?: OwnAnswers) => void
}

/** A client that answers from handlers; a call without a handler fails the test loudly. */
export function createFakeApi(answers: FakeAnswers = {}, own: OwnAnswers = {}): FakeApi {
  const handlers: FakeAnswers = { ...answers, ...own }
  const calls: RecordedCall[] = []
  return {
    // The handlers answer what the contract says of each call; a call chosen at run time goes by its name.
    api: (async (choice: CallName | NamedCall, options: CallOptions<CallName>) => {
      const name = (typeof choice === 'string' ? choice : choice.name) as CallName
      calls.push({ name, options })
      const handler = handlers[name] as
        | ((options: CallOptions<CallName>, call: unknown) => unknown)
        | undefined
      if (!handler) throw new Error(`The fake API has no answer for ${name}`)
      return handler(options, choice)
    }) as ApiClient,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (more, own = {}) => Object.assign(handlers, more, own),
  }
}
