import type { Call, NamedCall } from './call'
import type { CallName } from './contract'
import { earlyCalls } from './early-calls'

const known = new Map<string, Call>(Object.entries(earlyCalls))

/** Adds the calls of further pages; the first load brings only those it makes. */
export function addCalls(calls: Readonly<Record<string, Call>>): void {
  for (const [name, call] of Object.entries(calls)) known.set(name, call)
}

/**
 * A call of the contract, with its name.
 * @throws Error for a call of a page whose code has not arrived: it lacks the import of `bring-late-calls`.
 */
export function namedCall(name: CallName): NamedCall {
  const call = known.get(name)
  if (!call) throw new Error(`The call ${name} has not arrived.`)
  return { ...call, name }
}
