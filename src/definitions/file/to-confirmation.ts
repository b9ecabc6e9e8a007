import type { Confirmation } from '../define-action'
import type { FileConfirm } from './file-confirm'

/** A file's question as the engine asks it, with the words that every resource has for a name to type. */
export function toConfirmation({ kind = 'simple', field, mismatch, ...question }: FileConfirm): Confirmation {
  if (kind === 'simple') return { kind, ...question }
  return {
    kind,
    ...question,
    field: field ?? 'standard.nameToType',
    mismatch: mismatch ?? 'standard.nameMismatch',
  }
}
