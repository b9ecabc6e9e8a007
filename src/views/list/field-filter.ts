import type { FieldDefinition } from '../../definitions/define-field'
import { readTextFilter, type TextFilter, type TextOperator, textOperators } from '../../domain/value-filter'

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

/** Whether its values lie between days rather than figures. */
export function isDay({ kind }: FieldDefinition): boolean {
  return kind === 'date' || kind === 'date-time'
}
