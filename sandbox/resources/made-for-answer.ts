import { randomBytes, randomInt } from 'node:crypto'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { ActionDefinition } from '../../src/definitions/define-action'
import { type FieldDefinition, isFigure } from '../../src/definitions/define-field'
import type { ServedFile } from '../product-files'
import type { Values } from './judge-value'

/** What an answer is to show and nobody typed, such as a token: made for it by the field's kind, and kept nowhere. */
export function madeForAnswer(
  fields: ResourceDefinition['fields'],
  answer: ActionDefinition['answer'],
  row: Values,
): Values {
  if (typeof answer !== 'object') return {}
  const missing = answer.show.filter((field) => field !== 'id' && (row[field] ?? null) === null)
  return Object.fromEntries(missing.map((name) => [name, madeUp(name, fields[name])]))
}

/** What a server would put into a file nobody knows here: it holds the record as it is known. */
export function madeFile({ name }: ResourceDefinition, action: ActionDefinition, row: Values): ServedFile {
  const content = new TextEncoder().encode(JSON.stringify(row, null, 2))
  return { name: `${name}-${action.name}.json`, content, contentType: 'application/json' }
}

function madeUp(name: string, field: FieldDefinition | undefined): unknown {
  if (field?.kind === 'switch') return true
  if (!field || !isFigure(field)) return `sbx_${name}_${randomBytes(12).toString('hex')}`
  const { min, max } = field
  const figure = Math.max(randomInt(1, 100), typeof min === 'number' ? min : 1)
  return typeof max === 'number' ? Math.min(figure, max) : figure
}
