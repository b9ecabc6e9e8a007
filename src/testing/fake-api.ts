import type { ApiClient, CallOptions } from '../api/api-client'
import type { CallName, CallResult } from '../api/contract'

/** Answers of a fake product API, in the house's clean names; a handler may throw or never answer. */
export type FakeAnswers = {
  [Name in CallName]?: (options: CallOptions<Name>) => CallResult<Name> | Promise<CallResult<Name>>
}

export type RecordedCall = { name: CallName; options: CallOptions<CallName> }

export type FakeApi = {
  api: ApiClient
  /** Every call made, in order. */
  calls: RecordedCall[]
  callsOf: (name: CallName) => RecordedCall[]
  /** Replaces answers from now on. */
  answer: (answers: FakeAnswers) => void
}

/** A client that answers from handlers; a call without a handler fails the test loudly. */
export function createFakeApi(answers: FakeAnswers = {}): FakeApi {
  const handlers: FakeAnswers = { ...answers }
  const calls: RecordedCall[] = []
  return {
    api: async (name, options) => {
      calls.push({ name, options: options as CallOptions<CallName> })
      const handler = handlers[name]
      if (!handler) throw new Error(`The fake API has no answer for ${name}`)
      return handler(options)
    },
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (more) => Object.assign(handlers, more),
  }
}
