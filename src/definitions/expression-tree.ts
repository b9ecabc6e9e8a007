import type { ExpressionValue } from './expression-functions'

/** What an expression is made of. `offset` is where in its text a part stands, from 0. */
export type ExpressionTree =
  | { kind: 'value'; value: ExpressionValue }
  | { kind: 'field'; name: string }
  /** `over` is the list whose entries it goes through: a field in it is called `entries.hours` there. */
  | { kind: 'call'; name: string; inputs: readonly ExpressionTree[]; offset: number; over?: string }
  | { kind: 'unary'; sign: string; of: ExpressionTree; offset: number }
  | { kind: 'binary'; sign: string; left: ExpressionTree; right: ExpressionTree; offset: number }
  | { kind: 'choice'; asked: ExpressionTree; then: ExpressionTree; otherwise: ExpressionTree }
