import type { Scope } from '../../definitions/scope'
import type { Person } from '../../domain/person'

/** Whether a column stands here, by the name a definition gives the condition in `columnsShownWhen`. */
export const columnConditions: Readonly<Record<string, (context: ColumnContext) => boolean>> = {
  chidori: ({ scope }) => scope.kind === 'cluster' && scope.cluster.isChidori,
}

export type ColumnContext = { scope: Scope; person: Person; productKey: string }
