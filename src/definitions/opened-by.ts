import type { ActionDefinition } from './define-action'

/**
 * The word by which an address says that the form of an action is open: the form it `opens`, or its own name where it
 * asks for values. Undefined for an action without a form.
 */
export function openedBy({ opens, fields, name }: ActionDefinition): string | undefined {
  return typeof opens === 'string' ? opens : fields && name
}

/** The forms of a definition itself, and the words of addresses that no action which asks for values may have. */
export const formWords = [
  'create',
  'clone',
  'edit',
  'scale',
  'detail',
  'import',
] as const satisfies readonly Extract<ActionDefinition['opens'], string>[]
