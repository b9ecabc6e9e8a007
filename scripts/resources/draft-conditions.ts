import type { Condition } from '../../src/definitions/condition'
import { lower } from '../../src/definitions/file/file-texts'
import { Refusal } from '../terminal.mjs'
import type { DraftField } from './draft-fields'

const keys = { shown: 'shownWhen', required: 'requiredWhen', locked: 'lockedWhen' } as const
type Verb = keyof typeof keys

const shape = /^\s*(\w+)\s+(shown|required|locked)\s+(\w+)\s*(?:(!=|=|>|<)\s*(.*?))?\s*$/

/**
 * Gives fields the conditions of `target shown channel=hook; note required budget>100; target locked isSent`.
 * @throws Refusal naming the condition that cannot be used
 */
export function withConditions(fields: readonly DraftField[], text: string): DraftField[] {
  const conditions = text
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each) => conditionOf(each, fields))
  return fields.map((field) => ({
    ...field,
    ...Object.fromEntries(
      conditions
        .filter(({ name }) => name === field.name)
        .map(({ verb, condition, reason }) => [
          keys[verb],
          verb === 'locked' ? { ...condition, reason } : condition,
        ]),
    ),
  }))
}

function conditionOf(
  text: string,
  fields: readonly DraftField[],
): { name: string; verb: Verb; condition: Condition; reason: string } {
  const [, name = '', verb = '', other = '', sign, value = ''] = shape.exec(text) ?? []
  const known = fields.map((field) => field.name)
  const verbs = Object.keys(keys).find((each): each is Verb => each === verb)
  if (!verbs) {
    throw new Refusal(
      `--when: "${text.trim()}" is no condition; write such as "target shown channel=hook", with shown, required or locked and =, !=, > or <.`,
    )
  }
  const missing = [name, other].find((each) => !known.includes(each))
  if (missing !== undefined) throw new Refusal(`--when: "${text.trim()}": there is no field "${missing}".`)
  const asked = fields.find((field) => field.name === other)
  const [compared, words] = comparisonOf(sign, value, asked)
  const reason = `It cannot be changed while "${lower(asked?.label ?? other)}" ${words}`
  return { name, verb: verbs, condition: { field: other, ...compared }, reason }
}

type Comparison =
  | { equals: string | number | boolean }
  | { not: string | number | boolean }
  | { greater: string | number }
  | { less: string | number }
  | { set: true }

function comparisonOf(
  sign: string | undefined,
  text: string,
  field: DraftField | undefined,
): [Comparison, string] {
  const figure = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  const value = field?.type === 'boolean' ? text === 'true' : isTextual(field) ? text : figure
  if (sign === '=') return [{ equals: value }, `is ${text}`]
  if (sign === '!=') return [{ not: value }, `is not ${text}`]
  const isInstant = field?.type === 'date' || field?.type === 'day' || field?.type === 'date-time'
  if (sign === '>') return [{ greater: figure }, `is ${isInstant ? 'after' : 'more than'} ${text}`]
  if (sign === '<') return [{ less: figure }, `is ${isInstant ? 'before' : 'less than'} ${text}`]
  return field?.type === 'boolean' ? [{ equals: true }, 'is switched on'] : [{ set: true }, 'is filled in']
}

function isTextual(field: DraftField | undefined): boolean {
  return field?.type === 'choice' || field?.type === 'text' || field?.type === 'list'
}
