import { compileExpression, type Environment } from './compile-expression'
import { entryPath, overEntries } from './expression-entries'
import { constants, type ExpressionValue, functions, levels } from './expression-functions'
import type { ExpressionTree } from './expression-tree'

/** An expression that was read. */
export type Expression = {
  /** Names of the fields it reads. */
  names: readonly string[]
  tree: ExpressionTree
  /** @param read the value of a field by its name, of any kind */
  evaluate: (read: Environment) => ExpressionValue
}

/** Why an expression cannot be read, and where in it, from 0. */
export class ExpressionError extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/** Words that people write for a sign. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['and', '&&'],
  ['or', '||'],
])
/** Signs that stand in no formula, and what people mean by them. */
const meantBySigns: Readonly<Record<string, string>> = {
  '=': ': two values are compared by "=="',
  '&': ': both of two are asked by "&&"',
  '|': ': one of two is asked by "||"',
  "'": ': a text begins with it, and does not end',
  '"': ': a text begins with it, and does not end',
}

/** Longer or deeper ones are refused: nobody can read them, and reading them takes time. */
const longest = 1_000
const deepest = 40

const token =
  /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|"([^"]*)"|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)|(==|!=|<=|>=|&&|\|\||[-+*/%<>!?:(),]))/y

/**
 * Reads a formula of a computed field: figures, texts in quotes, names of fields, `+ - * / %`, comparisons, `&& || !`,
 * `a ? b : c` and functions, of which some go through the entries of a list. It is no program: nothing of the page can
 * be reached, and it ends. With something unknown it is unknown, but for `==` and `!=`, what an `&&` or `||` settles,
 * and `coalesce`; `+` with a text joins.
 * @throws ExpressionError
 * @example parseExpression('round(price * quantity, 2)')
 */
export function parseExpression(text: string): Expression {
  if (text.length > longest) throw new ExpressionError(`it is longer than ${longest} characters`, longest)
  const tokens = tokensOf(text)
  const names = new Set<string>()
  /** Names such as `entries.hours` that no function has gone through yet. */
  let paths: readonly EntryName[] = []
  let at = 0
  let depth = 0

  const peek = () => tokens[at]
  const isNext = (...signs: string[]) => peek()?.kind === 'sign' && signs.includes(peek()?.text ?? '')
  function fail(what: string): never {
    const next = peek()
    const meant = next?.kind === 'name' ? spoken.get(next.text.toLowerCase()) : undefined
    const hint = meant === undefined ? '' : `, which is written "${meant}"`
    throw new ExpressionError(
      next ? `${what} is expected before "${next.text}"${hint}` : `${what} is expected at its end`,
      next?.offset ?? text.length,
    )
  }
  function take(sign: string): void {
    if (!isNext(sign)) fail(`"${sign}"`)
    at += 1
  }

  function choice(): ExpressionTree {
    depth += 1
    if (depth > deepest) throw new ExpressionError('it is nested too deep', peek()?.offset ?? 0)
    const asked = binary(0)
    let node: ExpressionTree = asked
    if (isNext('?')) {
      take('?')
      const then = choice()
      take(':')
      const otherwise = choice()
      node = { kind: 'choice', asked, then, otherwise }
    }
    depth -= 1
    return node
  }

  function binary(level: number): ExpressionTree {
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    while (isNext(...Object.keys(operators))) {
      const { text: sign = '', offset = 0 } = peek() ?? {}
      at += 1
      left = { kind: 'binary', sign, left, right: binary(level + 1), offset }
    }
    return left
  }

  function unary(): ExpressionTree {
    if (isNext('-', '!')) {
      const { text: sign = '', offset = 0 } = peek() ?? {}
      at += 1
      depth += 1
      if (depth > deepest) throw new ExpressionError('it is nested too deep', peek()?.offset ?? 0)
      const of = unary()
      depth -= 1
      return { kind: 'unary', sign, of, offset }
    }
    return atom()
  }

  function atom(): ExpressionTree {
    const next = peek() ?? fail('a value')
    if (next.kind === 'sign') {
      if (next.text !== '(') fail('a value')
      take('(')
      const node = choice()
      take(')')
      return node
    }
    at += 1
    if (next.kind === 'figure') return { kind: 'value', value: Number(next.text) }
    if (next.kind === 'text') return { kind: 'value', value: next.text }
    if (isNext('(')) return called(next)
    const constant = constants.get(next.text)
    if (constant !== undefined) return { kind: 'value', value: constant }
    const path = entryPath(next.text)
    if (path) paths = [...paths, { list: path.list, offset: next.offset, text: next.text }]
    names.add(path?.list ?? next.text)
    return { kind: 'field', name: next.text }
  }

  function called({ text: name, offset }: Token): ExpressionTree {
    const known = functions.get(name)
    const isOver = overEntries.has(name)
    if (!known && !isOver) {
      const all = [...new Set([...functions.keys(), ...overEntries.keys()])].join(', ')
      throw new ExpressionError(`there is no function "${name}"; known are ${all}`, offset)
    }
    const inputs: ExpressionTree[] = []
    const outside = paths
    paths = []
    take('(')
    if (!isNext(')')) {
      inputs.push(choice())
      while (isNext(',')) {
        take(',')
        inputs.push(choice())
      }
    }
    take(')')
    const over = isOver ? listAmong(paths, name, offset) : undefined
    if (over !== undefined || !known) {
      if (over === undefined || inputs.length !== 1) {
        throw new ExpressionError(
          `"${name}" takes one value of each entry, such as ${name}(entries.hours)`,
          offset,
        )
      }
      paths = outside
      return { kind: 'call', name, inputs, offset, over }
    }
    paths = [...outside, ...paths]
    if (inputs.length < known.inputs[0] || inputs.length > known.inputs[1]) {
      throw new ExpressionError(`"${name}" takes ${known.inputs[0]} or more values in brackets`, offset)
    }
    return { kind: 'call', name, inputs, offset }
  }

  if (tokens.length === 0) throw new ExpressionError('it is empty', 0)
  const tree = choice()
  if (at < tokens.length) fail('an operator')
  const [alone] = paths
  if (alone) {
    const all = [...overEntries.keys()].join(', ')
    throw new ExpressionError(`"${alone.text}" is of each entry of a list: it stands in ${all}`, alone.offset)
  }
  return { names: [...names], tree, evaluate: compileExpression(tree) }
}

type EntryName = { list: string; text: string; offset: number }

/** The list that is gone through by names of fields in its entries; undefined where there are none. */
function listAmong(paths: readonly EntryName[], name: string, offset: number): string | undefined {
  const [first, other] = new Set(paths.map(({ list }) => list))
  if (other === undefined) return first
  throw new ExpressionError(
    `"${name}" goes through one list, and not through "${first}" and "${other}"`,
    offset,
  )
}

type Token = { kind: 'figure' | 'text' | 'name' | 'sign'; text: string; offset: number }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const offset = token.lastIndex
    const match = token.exec(text)
    if (!match) {
      const [sign = ''] = text.slice(offset).trim()
      throw new ExpressionError(`"${sign}" cannot stand there${meantBySigns[sign] ?? ''}`, offset)
    }
    const [, figure, single, double, name, sign] = match
    const kind = figure ? 'figure' : name ? 'name' : sign ? 'sign' : 'text'
    tokens.push({ kind, text: figure ?? name ?? sign ?? single ?? double ?? '', offset })
  }
  return tokens
}
