import type { CallName } from '../api/contract'
import type { FileCall } from './file/file-actions'
import type { Data } from './file/file-texts'

export type CallDefinition = Data<FileCall>

/** A call of the contract by its name, or one the definition brings. */
export type CallChoice = CallName | CallDefinition
