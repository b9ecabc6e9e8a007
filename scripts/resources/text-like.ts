/** What the places of a pattern may hold, one list of letters for each letter of the text. */
type Slots = readonly string[]

const digits = '0123456789'
const small = 'abcdefghijklmnopqrstuvwxyz'
const all = `${small}${small.toUpperCase()}${digits}_`
/** Letters a class of its own stands for, and how often a part stands that may stand any number of times. */
const classes: Readonly<Record<string, string>> = { d: digits, w: all, s: ' ', D: small, W: '-', S: small }
const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' }
const unbounded = 3
/** More letters are no value that anybody reads. */
const mostLetters = 200

/**
 * A text of the form that a pattern asks for, another one for each number; null where the pattern has parts that this
 * cannot read, such as what has to follow, or where no text came to fit.
 * @param source a regular expression, as a definition file has it
 */
export function textLike(source: string, number: number): string | null {
  try {
    const reader = new PatternReader(source, number)
    const text = filled(reader.read(), number)
    return new RegExp(source, 'u').test(text) ? text : null
  } catch (error) {
    if (error instanceof UnreadablePattern) return null
    throw error
  }
}

class UnreadablePattern extends Error {}

/** The last places change first, as in counting. */
function filled(slots: Slots, number: number): string {
  let rest = number
  return slots
    .toReversed()
    .map((letters) => {
      const letter = letters[rest % letters.length] ?? ''
      rest = Math.floor(rest / letters.length)
      return letter
    })
    .reverse()
    .join('')
}

class PatternReader {
  private at = 0

  constructor(
    private readonly source: string,
    private readonly number: number,
  ) {}

  read(): Slots {
    const slots = this.readAlternatives()
    if (this.at < this.source.length) throw new UnreadablePattern()
    return slots
  }

  private readAlternatives(): Slots {
    const ways = [this.readSequence()]
    while (this.take('|')) ways.push(this.readSequence())
    return ways[this.number % ways.length] ?? []
  }

  private readSequence(): Slots {
    const slots: string[] = []
    while (this.at < this.source.length && !'|)'.includes(this.next())) {
      const part = this.readPart()
      const times = this.readTimes()
      for (let time = 0; time < times; time += 1) slots.push(...part)
      if (slots.length > mostLetters) throw new UnreadablePattern()
    }
    return slots
  }

  private readPart(): Slots {
    if (this.take('^') || this.take('$')) return []
    if (this.take('(')) {
      if (this.take('?') && !this.take(':')) throw new UnreadablePattern()
      const slots = this.readAlternatives()
      if (!this.take(')')) throw new UnreadablePattern()
      return slots
    }
    if (this.take('[')) return [this.readClass()]
    if (this.take('.')) return [small]
    if (this.take('\\')) return [this.readEscape()]
    return [this.step()]
  }

  private readEscape(): string {
    const letter = this.step()
    if (/[pPbBkux1-9]/.test(letter)) throw new UnreadablePattern()
    return classes[letter] ?? escapes[letter] ?? letter
  }

  private readClass(): string {
    const isNegated = this.take('^')
    let letters = ''
    while (!this.take(']')) {
      const from = this.take('\\') ? this.readEscape() : this.step()
      if (from.length === 1 && this.next() === '-' && this.source[this.at + 1] !== ']') {
        this.step()
        letters += rangeOf(from, this.take('\\') ? this.readEscape() : this.step())
      } else letters += from
    }
    const kept = isNegated ? [...`${all} -`].filter((each) => !letters.includes(each)).join('') : letters
    if (kept === '') throw new UnreadablePattern()
    // What a person would type comes before what is allowed as well.
    return [...kept].sort((left, right) => rankOf(left) - rankOf(right)).join('')
  }

  private readTimes(): number {
    if (this.take('?')) return 0
    const counted = /^\{(\d+)(,(\d*))?\}/.exec(this.source.slice(this.at))
    if (counted) this.at += counted[0].length
    const isAny = !counted && (this.take('*') || this.take('+'))
    this.take('?')
    if (counted) {
      const [, least = '1', , most] = counted
      return Math.max(Number(least), Math.min(unbounded, Number(most || (counted[2] ? unbounded : least))))
    }
    return isAny ? unbounded : 1
  }

  private next(): string {
    return this.source[this.at] ?? ''
  }

  private step(): string {
    const letter = this.next()
    if (letter === '') throw new UnreadablePattern()
    this.at += 1
    return letter
  }

  private take(letter: string): boolean {
    if (this.next() !== letter) return false
    this.at += 1
    return true
  }
}

function rangeOf(from: string, to: string): string {
  const [first, last] = [from, to].map((letter) => letter.codePointAt(0) ?? 0)
  const length = Math.min((last ?? 0) - (first ?? 0) + 1, mostLetters)
  return Array.from({ length }, (_, index) => String.fromCodePoint((first ?? 0) + index)).join('')
}

function rankOf(letter: string): number {
  return [/[a-z]/, /[A-Z]/, /[0-9]/].findIndex((each) => each.test(letter)) >>> 0
}
