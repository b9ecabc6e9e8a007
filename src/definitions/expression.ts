import {
  constants,
  countOf,
  type ExpressionValue,
  figures,
  functions,
  isTrue,
  levels,
  plain,
} from './expression-functions'

/** An expression that was read. */
export type Expression = {
  /** Names of the fields it reads. */
  names: readonly string[]
  /** @param read the value of a field by its name, of any kind */
  evaluate: (read: (name: string) => unknown) => ExpressionValue
}

/** Why an expression cannot be read, and where in it, from 0. */
export class ExpressionError extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

type Environment = (name: string) => unknown
type Node = (of: Environment) => ExpressionValue

/** Longer or deeper ones are refused: nobody can read them, and reading them takes time. */
const longest = 1_000
const deepest = 40

const token =
  /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|"([^"]*)"|([A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|&&|\|\||[-+*/%<>!?:(),]))/y

/**
 * Reads a formula of a computed field: figures, texts in quotes, names of fields, `+ - * / %`, comparisons, `&& || !`,
 * `a ? b : c` and the functions below. It is no program: nothing of the page can be reached, and it ends. Figures with
 * something unknown are unknown; `+` with a text joins.
 * @throws ExpressionError
 * @example parseExpression('round(price * quantity, 2)')
 */
export function parseExpression(text: string): Expression {
  if (text.length > longest) throw new ExpressionError(`it is longer than ${longest} characters`, longest)
  const tokens = tokensOf(text)
  const names = new Set<string>()
  let at = 0
  let depth = 0

  const peek = () => tokens[at]
  const isNext = (...signs: string[]) => peek()?.kind === 'sign' && signs.includes(peek()?.text ?? '')
  function fail(what: string): never {
    const next = peek()
    throw new ExpressionError(
      next ? `${what} is expected before "${next.text}"` : `${what} is expected at its end`,
      next?.offset ?? text.length,
    )
  }
  function take(sign: string): void {
    if (!isNext(sign)) fail(`"${sign}"`)
    at += 1
  }

  function choice(): Node {
    depth += 1
    if (depth > deepest) throw new ExpressionError('it is nested too deep', peek()?.offset ?? 0)
    const asked = binary(0)
    let node = asked
    if (isNext('?')) {
      take('?')
      const then = choice()
      take(':')
      const otherwise = choice()
      node = (of) => (isTrue(asked(of)) ? then(of) : otherwise(of))
    }
    depth -= 1
    return node
  }

  function binary(level: number): Node {
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    while (isNext(...Object.keys(operators))) {
      const apply = operators[peek()?.text ?? '']
      at += 1
      const [one, other] = [left, binary(level + 1)]
      if (apply)
        left = (of) =>
          apply(
            () => one(of),
            () => other(of),
          )
    }
    return left
  }

  function unary(): Node {
    if (isNext('-', '!')) {
      const sign = peek()?.text
      at += 1
      depth += 1
      if (depth > deepest) throw new ExpressionError('it is nested too deep', peek()?.offset ?? 0)
      const node = unary()
      depth -= 1
      return sign === '!' ? (of) => !isTrue(node(of)) : (of) => figures(node(of), 0, (value) => -value)
    }
    return atom()
  }

  function atom(): Node {
    const next = peek() ?? fail('a value')
    if (next.kind === 'sign') {
      if (next.text !== '(') fail('a value')
      take('(')
      const node = choice()
      take(')')
      return node
    }
    at += 1
    if (next.kind === 'figure') return () => Number(next.text)
    if (next.kind === 'text') return () => next.text
    if (isNext('(')) return called(next)
    const constant = constants.get(next.text)
    if (constant !== undefined) return () => constant
    names.add(next.text)
    return (of) => plain(of(next.text))
  }

  function called({ text: name, offset }: Token): Node {
    const known = functions.get(name)
    if (!known) {
      const all = [...functions.keys()].join(', ')
      throw new ExpressionError(`there is no function "${name}"; known are ${all}`, offset)
    }
    const inputs: Node[] = []
    // A list is counted, not read as a value.
    const listed = peekName(at + 1)
    take('(')
    if (!isNext(')')) {
      inputs.push(choice())
      while (isNext(',')) {
        take(',')
        inputs.push(choice())
      }
    }
    take(')')
    if (inputs.length < known.inputs[0] || inputs.length > known.inputs[1]) {
      throw new ExpressionError(`"${name}" takes ${known.inputs[0]} or more values in brackets`, offset)
    }
    if (name === 'count') return (of) => countOf(listed === undefined ? null : of(listed))
    return (of) => known.apply(inputs.map((input) => input(of)))
  }

  function peekName(index: number): string | undefined {
    return tokens[index]?.kind === 'name' ? tokens[index].text : undefined
  }

  if (tokens.length === 0) throw new ExpressionError('it is empty', 0)
  const root = choice()
  if (at < tokens.length) fail('an operator')
  return { names: [...names], evaluate: (read) => root(read) }
}

type Token = { kind: 'figure' | 'text' | 'name' | 'sign'; text: string; offset: number }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const offset = token.lastIndex
    const match = token.exec(text)
    if (!match) throw new ExpressionError(`"${text.slice(offset).trim()[0]}" cannot stand there`, offset)
    const [, figure, single, double, name, sign] = match
    const kind = figure ? 'figure' : name ? 'name' : sign ? 'sign' : 'text'
    tokens.push({ kind, text: figure ?? name ?? sign ?? single ?? double ?? '', offset })
  }
  return tokens
}
