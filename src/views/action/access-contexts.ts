import { explain, type Verdict } from '../../access/explain'
import type { Subject } from '../../access/vocabulary'
import { clusterSchema } from '../../domain/cluster'
import type { Session } from '../../providers/session-context'
import type { VerdictContext } from '../../providers/use-verdict'
import type { ResourceDefinition } from '../../resources/define'
import type { ActionDefinition } from '../../resources/define-action'
import { type Bound, forSchema, type ResourceRecord } from '../records/resource-record'

/** What a verdict on a record asks of it, by the record's subject. */
const contexts: Readonly<Partial<Record<Subject, Bound<(record: ResourceRecord) => VerdictContext>>>> = {
  Cluster: forSchema(clusterSchema, (cluster) => ({ cluster })),
}

/** May this person do that to this record? */
export function verdictOn(
  definition: ResourceDefinition,
  action: ActionDefinition,
  record: ResourceRecord,
  { person, productKey }: Pick<Session, 'person' | 'productKey'>,
): Verdict {
  const context = contexts[definition.access.subject]?.behaviour(record) ?? {}
  return explain(action.asks, definition.access.subject, { ...context, person, productKey })
}
