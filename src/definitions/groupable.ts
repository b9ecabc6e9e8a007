import type { FieldDefinition, FieldKind } from './define-field'

/** Kinds whose values many records share: a person may group by them. */
const sharedKinds: readonly FieldKind[] = ['choice', 'switch', 'state', 'reference']
/** Kinds whose values may be shared: only who writes the definition knows. */
const maybeSharedKinds: readonly FieldKind[] = ['text', 'email', 'url', 'host', 'number', 'day']

/** Whether a person is offered to group a list by this field. */
export function isShared({ kind, many, cell }: FieldDefinition): boolean {
  return sharedKinds.includes(kind) && !many && cell === undefined
}

/** Whether a definition may group its list by this field. */
export function isGroupable(field: FieldDefinition): boolean {
  return (sharedKinds.includes(field.kind) && !field.many) || maybeSharedKinds.includes(field.kind)
}
