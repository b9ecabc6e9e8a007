import type { ExpressionTree } from './expression-tree'
import { kindOfValue, type ValueKind, valueWords } from './value-kind'

/** A part of a formula that comes to nothing, or to what nobody means. */
export type KindProblem = { message: string; offset: number }

/** What a formula comes to, and what in it cannot be. */
export type ExpressionKinds = { kind: ValueKind; problems: readonly KindProblem[] }

type Part<Name extends ExpressionTree['kind']> = Extract<ExpressionTree, { kind: Name }>

type Signature = {
  /** Value by value, the last for all further ones. */
  takes: readonly ValueKind[]
  /** `alike`: what its first value is. */
  gives: ValueKind | 'alike'
  /** Days of the calendar stand for instants; the two are not mixed. */
  isOfDays?: true
}

const signatures: Readonly<Record<string, Signature>> = {
  round: { takes: ['figure'], gives: 'figure' },
  floor: { takes: ['figure'], gives: 'figure' },
  ceil: { takes: ['figure'], gives: 'figure' },
  abs: { takes: ['figure'], gives: 'figure' },
  min: { takes: ['figure'], gives: 'figure' },
  max: { takes: ['figure'], gives: 'figure' },
  lower: { takes: ['text'], gives: 'text' },
  upper: { takes: ['text'], gives: 'text' },
  trim: { takes: ['text'], gives: 'text' },
  length: { takes: ['text'], gives: 'figure' },
  contains: { takes: ['text'], gives: 'flag' },
  count: { takes: ['list'], gives: 'figure' },
  now: { takes: [], gives: 'instant' },
  today: { takes: [], gives: 'day' },
  addDays: { takes: ['instant', 'figure'], gives: 'alike', isOfDays: true },
  addMonths: { takes: ['instant', 'figure'], gives: 'alike', isOfDays: true },
  addHours: { takes: ['instant', 'figure'], gives: 'alike' },
  addMinutes: { takes: ['instant', 'figure'], gives: 'alike' },
  year: { takes: ['instant'], gives: 'figure', isOfDays: true },
  month: { takes: ['instant'], gives: 'figure', isOfDays: true },
  days: { takes: ['instant'], gives: 'figure', isOfDays: true },
  hours: { takes: ['instant'], gives: 'figure', isOfDays: true },
  minutes: { takes: ['instant'], gives: 'figure', isOfDays: true },
  seconds: { takes: ['instant'], gives: 'figure', isOfDays: true },
}

/**
 * Follows the kinds of values through a formula. What may be right is right: only what can never come to anything, or
 * joins a date and a number into a text, is a problem.
 * @param kindOfField what a field holds; `any` for one that is not known
 */
export function kindsOf(tree: ExpressionTree, kindOfField: (name: string) => ValueKind): ExpressionKinds {
  const problems: KindProblem[] = []
  const note = (offset: number, message: string) => problems.push({ offset, message })

  function kindIn(part: ExpressionTree): ValueKind {
    switch (part.kind) {
      case 'value':
        return kindOfValue(part.value)
      case 'field':
        return kindOfField(part.name)
      case 'call':
        return called(part)
      case 'unary':
        return signed(part)
      case 'binary':
        return joined(part)
      case 'choice': {
        plainOnly(part.asked, kindIn(part.asked), '?', 0)
        return common([part.then, part.otherwise].map(kindIn))
      }
    }
  }

  /** Lists and objects are nothing to a formula. */
  function plainOnly(part: ExpressionTree, kind: ValueKind, sign: string, offset: number): void {
    if (kind !== 'list' && kind !== 'object') return
    const hint = kind === 'list' ? '; count(…) says how many entries it has' : ''
    note(offset, `"${sign}" cannot use ${described(part, kind)}${hint}`)
  }

  function called({ name, inputs, offset, over }: Part<'call'>): ValueKind {
    const kinds = inputs.map(kindIn)
    const [first = 'any', second] = kinds
    if (over !== undefined) return gone(name, inputs, first, offset)
    const known = signatures[name]
    if (!known) {
      for (const [index, input] of inputs.entries()) plainOnly(input, kinds[index] ?? 'any', name, offset)
      return common(kinds)
    }
    for (const [index, input] of inputs.entries()) {
      const [kind, wanted] = [kinds[index] ?? 'any', known.takes[index] ?? known.takes.at(-1) ?? 'any']
      if (fits(kind, wanted) || (known.isOfDays && kind === 'day' && wanted === 'instant')) continue
      note(offset, `"${name}" takes ${valueWords[wanted]}, and not ${described(input, kind)}`)
    }
    if (first !== second && [first, second].every((kind) => kind === 'day' || kind === 'instant')) {
      const sides = inputs.map((input, index) => described(input, kinds[index] ?? 'any')).join(' and ')
      note(
        offset,
        `"${name}" counts between two dates or two days, and not ${sides}; today() is a day, now() a date`,
      )
    }
    if (known.gives !== 'alike') return known.gives
    return first === 'text' ? 'any' : first
  }

  /** What comes of a value of each entry. */
  function gone(name: string, inputs: readonly ExpressionTree[], kind: ValueKind, offset: number): ValueKind {
    const isAsked = name === 'any' || name === 'all'
    for (const input of inputs) {
      if (isAsked || name === 'count') plainOnly(input, kind, name, offset)
      else if (!fits(kind, 'figure')) {
        note(offset, `"${name}" takes a number of each entry, and not ${described(input, kind)}`)
      }
    }
    return isAsked ? 'flag' : 'figure'
  }

  function signed({ sign, of, offset }: Part<'unary'>): ValueKind {
    const kind = kindIn(of)
    if (sign === '!') plainOnly(of, kind, sign, offset)
    else if (!fits(kind, 'figure')) note(offset, `"${sign}" takes a number, and not ${described(of, kind)}`)
    return sign === '!' ? 'flag' : 'figure'
  }

  function joined({ sign, left, right, offset }: Part<'binary'>): ValueKind {
    const [one, other] = [kindIn(left), kindIn(right)]
    const sides = `${described(left, one)} and ${described(right, other)}`
    if (sign === '&&' || sign === '||') {
      plainOnly(left, one, sign, offset)
      plainOnly(right, other, sign, offset)
      return 'flag'
    }
    if (sign === '==' || sign === '!=') {
      const isNested = [one, other].some((kind) => kind === 'list' || kind === 'object')
      if (isNested || !areAlike(one, other)) note(offset, `${sides} are never the same`)
      return 'flag'
    }
    if (['<', '<=', '>', '>='].includes(sign)) {
      const isOrdered = [one, other].every((kind) => fits(kind, 'figure') || fits(kind, 'text'))
      if (!isOrdered || !areAlike(one, other)) note(offset, `${sides} cannot be compared by "${sign}"`)
      return 'flag'
    }
    if (sign === '+') return added(one, other, sides, offset)
    if ([one, other].every((kind) => fits(kind, 'figure'))) return 'figure'
    const hint = sign === '-' && one === other && isDated(one) ? '; days(from, to) counts between them' : ''
    note(offset, `"${sign}" takes numbers, and not ${sides}${hint}`)
    return 'figure'
  }

  function added(one: ValueKind, other: ValueKind, sides: string, offset: number): ValueKind {
    const kinds = [one, other]
    const hasDate = kinds.some(isDated)
    const isUnusable = kinds.some((kind) => kind === 'list' || kind === 'object')
    const isText = kinds.includes('text')
    if (isUnusable || (hasDate && !isText && !kinds.includes('any'))) {
      const hint = hasDate ? '; addDays(date, days) adds to a date, days(from, to) counts between two' : ''
      note(offset, `"+" takes numbers, or joins texts, and not ${sides}${hint}`)
      return 'any'
    }
    if (isText) return 'text'
    if (kinds.includes('any')) return 'any'
    if (kinds.includes('flag')) note(offset, `"+" takes numbers, or joins texts, and not ${sides}`)
    return 'figure'
  }

  return { kind: kindIn(tree), problems }
}

/** Whether a value of a kind may stand where another is wanted. A date is a text to those that read letters. */
function fits(kind: ValueKind, wanted: ValueKind): boolean {
  if (kind === wanted || kind === 'any' || kind === 'nothing') return true
  if (wanted === 'text') return isDated(kind)
  return isDated(wanted) && kind === 'text'
}

function isDated(kind: ValueKind): boolean {
  return kind === 'instant' || kind === 'day'
}

function areAlike(one: ValueKind, other: ValueKind): boolean {
  return fits(one, other) || fits(other, one)
}

/** The kind that all have; unknown where they differ. */
function common(kinds: readonly ValueKind[]): ValueKind {
  const known = kinds.filter((kind) => kind !== 'nothing')
  const [first = 'any'] = known
  return known.every((kind) => kind === first) ? first : 'any'
}

function described(part: ExpressionTree, kind: ValueKind): string {
  return part.kind === 'field' ? `"${part.name}" (${valueWords[kind]})` : valueWords[kind]
}
