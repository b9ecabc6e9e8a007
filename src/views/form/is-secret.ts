import type { FieldDefinition } from '../../definitions/define-field'

/** Whether a field's value is kept out of drafts, details and copied commands. */
export function isSecret({ isSecret, kind }: Pick<FieldDefinition, 'isSecret' | 'kind'>): boolean {
  return isSecret === true || kind === 'secret'
}
