import type { FieldKind } from './define-field'
import { type FileField, fieldTypes } from './file/file-fields'

/** Types of a file that have another name in TypeScript, and what is said there. */
export const otherNames = { boolean: 'kind: "switch"', computed: '"computed" with the formula' } as const

/** Kinds that no type of a file stands for. */
const ownKinds: Readonly<Record<Exclude<FieldKind, FileField['type']>, true>> = {
  switch: true,
  slider: true,
  state: true,
  file: true,
}

/** Every kind a field in TypeScript may have. */
export const fieldKinds: readonly string[] = [
  ...fieldTypes.filter((type) => !(type in otherNames)),
  ...Object.keys(ownKinds),
]
