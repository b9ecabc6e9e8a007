import type { ExpressionValue } from './expression-functions'

/** What an expression is made of. `offset` is where in its text a part stands, from 0. */
export type ExpressionTree =
  | { kind: 'value'; value: ExpressionValue }
  | { kind: 'field'; name: string }
  | { kind: 'call'; name: string; inputs: readonly ExpressionTree[]; offset: number }
  | { kind: 'unary'; sign: string; of: ExpressionTree; offset: number }
  | { kind: 'binary'; sign: string; left: ExpressionTree; right: ExpressionTree; offset: number }
  | { kind: 'choice'; asked: ExpressionTree; then: ExpressionTree; otherwise: ExpressionTree }
