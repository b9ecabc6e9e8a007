import { entryPath, entryValue, overEntries } from './expression-entries'
import {
  countOf,
  type ExpressionValue,
  figures,
  functions,
  operators,
  plain,
  truthOf,
} from './expression-functions'
import type { ExpressionTree } from './expression-tree'

/** The value of a field by its name, of any kind. */
export type Environment = (name: string) => unknown
type Node = (of: Environment) => ExpressionValue

/** What an expression comes to; it is taken apart once, and read for each record. */
export function compileExpression(tree: ExpressionTree): Node {
  switch (tree.kind) {
    case 'value':
      return () => tree.value
    case 'field':
      return (of) => plain(of(tree.name))
    case 'call':
      return compileCall(tree)
    case 'unary': {
      const node = compileExpression(tree.of)
      if (tree.sign !== '!') return (of) => figures(node(of), 0, (value) => -value)
      return (of) => {
        const truth = truthOf(node(of))
        return truth === null ? null : !truth
      }
    }
    case 'binary': {
      const [left, right] = [compileExpression(tree.left), compileExpression(tree.right)]
      const apply = operators.get(tree.sign)
      return (of) =>
        apply?.(
          () => left(of),
          () => right(of),
        ) ?? null
    }
    case 'choice': {
      const [asked, then, otherwise] = [tree.asked, tree.then, tree.otherwise].map(compileExpression)
      return (of) => {
        const truth = truthOf(asked?.(of) ?? null)
        return truth === null ? null : ((truth ? then : otherwise)?.(of) ?? null)
      }
    }
  }
}

type Call = Extract<ExpressionTree, { kind: 'call' }>

function compileCall({ name, inputs, over }: Call): Node {
  const [first] = inputs
  if (over !== undefined && first) return compileOver(name, first, over)
  // A list is counted, not read as a value.
  if (name === 'count') return (of) => countOf(first?.kind === 'field' ? of(first.name) : null)
  const nodes = inputs.map(compileExpression)
  const known = functions.get(name)
  return (of) => known?.apply(nodes.map((node) => node(of))) ?? null
}

function compileOver(name: string, input: ExpressionTree, over: string): Node {
  const node = compileExpression(input)
  const apply = overEntries.get(name)
  return (of) => {
    const entries = of(over)
    if (!Array.isArray(entries)) return null
    const values = entries.map((entry: unknown) =>
      node((read) => {
        const path = entryPath(read)
        return path?.list === over ? entryValue(entry, path.part) : of(read)
      }),
    )
    return apply?.(values) ?? null
  }
}
