import type { Person } from '../../domain/person'
import type { Scope } from '../../providers/scope-context'

/** Whether a column stands here, by the name a definition gives the condition in `columnsShownWhen`. */
export const columnConditions: Readonly<Record<string, (context: ColumnContext) => boolean>> = {
  chidori: ({ scope }) => scope.kind === 'cluster' && scope.cluster.isChidori,
}

export type ColumnContext = { scope: Scope; person: Person; productKey: string }
