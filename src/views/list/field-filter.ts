import { type FieldDefinition, isDatedField } from '../../definitions/define-field'
import {
  type Range,
  readRange,
  readTextFilter,
  type TextFilter,
  type TextOperator,
  textOperators,
  withPlainDays,
} from '../../domain/value-filter'

/** What a server's convention has of the operators. */
const askedOperators: readonly TextOperator[] = ['contains', 'is']

/**
 * How a text can be looked for.
 * @param isAsked a server searches: it knows no beginnings and no empty texts
 */
export function operatorsFor(isAsked: boolean): readonly TextOperator[] {
  return isAsked ? askedOperators : textOperators
}

/** The text filter an address spells; null for what makes none, and for what a server cannot be asked. */
export function readTextFor(chosen: string, isAsked: boolean): TextFilter | null {
  const wanted = readTextFilter(chosen)
  return wanted && operatorsFor(isAsked).includes(wanted.operator) ? wanted : null
}

/** The range an address spells for a field, in plain figures or days; null for what makes none. */
export function readRangeFor(chosen: string, field: FieldDefinition): Range | null {
  const { kind } = field
  if (isDatedField(field)) return readRange(withPlainDays(chosen, Date.now()), true)
  return readRange(chosen, false, kind === 'bytes' || kind === 'duration' ? kind : undefined)
}
