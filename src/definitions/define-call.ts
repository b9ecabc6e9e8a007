import type { Call } from '../api/call'
import type { CallName } from '../api/contract'

/**
 * A call the contract does not list, in plain data, for definitions that bring their own. `{id}` (the person), and in
 * a cluster's scope `{name}` and `{instanceId}` (the cluster), `{recordId}` and `{recordName}` (the record) fill its
 * path. It sends the values of the form, and answers records or a message.
 */
export type CallDefinition = { method: Call['method']; path: `/${string}` }

/** A call of the contract by its name, or one the definition brings. */
export type CallChoice = CallName | CallDefinition
