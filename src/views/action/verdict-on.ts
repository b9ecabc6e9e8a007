import type { AccessContext } from '../../access/access-context'
import { type Reason, type Verdict, verdictFor } from '../../access/explain'
import type { Action, Subject } from '../../access/vocabulary'
import type { Condition, Facts } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { hasConditions, openingOf } from '../../definitions/opening-of'
import type { ResourceRecord } from '../../definitions/resource-record'
import { unmetConditions } from '../../definitions/unmet-conditions'
import { t } from '../../locales/t'
import type { VerdictContext } from '../../providers/use-verdict'
import { linkOf } from './link-of'
import { nameOf } from './names-of'
import type { ActionContext } from './use-action-context'

/** What a verdict looks at. */
export type VerdictQuestion = Pick<AccessContext, 'person' | 'productKey' | 'environment'> &
  Pick<ActionContext, 'scope' | 'list' | 'isAwaited'>

/**
 * May this person do that to this record, or, without one, here? Access' verdict and the definition's own conditions
 * as one.
 */
export function verdictOn(
  definition: ResourceDefinition,
  action: ActionDefinition,
  record: ResourceRecord | undefined,
  context: VerdictQuestion,
): Verdict {
  const verdict = accessVerdict(definition, action.requires, record, context)
  if (!hasConditions(action, record !== undefined)) return verdict
  if (record && context.isAwaited(record)) {
    const sentence = t('views.notListedYet', { name: nameOf(definition, record) })
    return { ...verdict, isAllowed: false, reasons: [reasonOf(definition, 'awaited', sentence)] }
  }
  const facts: Facts = { valueOf: (field) => record?.[field], person: context.person }
  const unmet = unmetConditions(action, facts)
  const isLost = record !== undefined && linkOf(action, record) === null
  if (unmet.length === 0 && !isLost) return verdict
  return {
    isAllowed: false,
    isHidden: verdict.isHidden || unmet.some(({ isOffer }) => isOffer),
    reasons: [
      ...verdict.reasons,
      ...unmet.map(({ condition, reason }) =>
        reasonOf(definition, `${action.name}.${subjectOf(condition)}`, t(reason)),
      ),
      ...(isLost ? [reasonOf(definition, `${action.name}.link`, t('views.noAddress'))] : []),
    ],
  }
}

/**
 * May this person do that to what is selected? Allowed while one of the records may be; with nothing selected, the
 * reason that holds for all of the list, or that something has to be selected first.
 */
export function verdictOnSelection(
  definition: ResourceDefinition,
  action: ActionDefinition,
  selected: readonly ResourceRecord[],
  context: VerdictQuestion,
): Verdict {
  const asked = selected.length > 0 ? selected : context.list()
  const verdicts = asked.map((record) => verdictOn(definition, action, record, context))
  const isHidden = verdicts.every((verdict) => verdict.isHidden)
  if (isHidden || !verdicts.some(({ isAllowed }) => isAllowed)) {
    const shown = verdicts.find((verdict) => !verdict.isHidden) ?? verdicts[0]
    return { isAllowed: false, isHidden, reasons: shown?.reasons ?? [] }
  }
  if (selected.length > 0) return { isAllowed: true, isHidden: false, reasons: [] }
  const sentence = t('views.selectFirst')
  return { isAllowed: false, isHidden: false, reasons: [reasonOf(definition, 'selection', sentence)] }
}

/** May this person see the list of a resource there? */
export function listVerdict(
  definition: ResourceDefinition,
  context: Omit<VerdictQuestion, 'list' | 'isAwaited'> & Partial<VerdictQuestion>,
): Verdict {
  const question = { list: () => [], isAwaited: () => false, ...context }
  return accessVerdict(definition, definition.access.list, undefined, question)
}

/** May this person open a form or a detail of a resource? Null where nothing says who may. */
export function openingVerdict(
  definition: ResourceDefinition,
  mode: Parameters<typeof openingOf>[1],
  record: ResourceRecord | undefined,
  context: VerdictQuestion,
): Verdict | null {
  const { action, requires } = openingOf(definition, mode)
  if (action) return verdictOn(definition, action, record, context)
  return requires === undefined ? null : accessVerdict(definition, requires, record, context)
}

/** What access alone says of an action on a record of a resource, or, without one, on the resource here. */
function accessVerdict(
  { access: { subject } }: ResourceDefinition,
  action: Action,
  record: ResourceRecord | undefined,
  { person, productKey, environment, scope, list }: VerdictQuestion,
): Verdict {
  const names = recordContexts[subject]
  const own: Record<string, unknown> = {
    ...(names?.records && { [names.records]: list() }),
    ...(names?.record && record && { [names.record]: record }),
  }
  return verdictFor(action, subject, {
    // The records are those of the subject's schema; the table of names is the border.
    ...(own as VerdictContext),
    // After them: what a definition hangs on a cluster is asked of that cluster, and its records are no clusters.
    ...(scope.kind === 'cluster' && { cluster: scope.cluster, detail: scope.cluster }),
    person,
    productKey,
    ...(environment !== undefined && { environment }),
    now: Date.now(),
  })
}

/**
 * What a record adds to the question access is asked about it, by the record's subject: itself under `record`, and
 * under `records` the whole list, where a rule looks at the others too. Names only: a schema here would be part of the
 * first load.
 */
export const recordContexts: Readonly<
  Partial<Record<Subject, { record?: keyof VerdictContext; records?: keyof VerdictContext }>>
> = {
  Cluster: { record: 'cluster' },
  ClusterUser: { record: 'member' },
  DataAgent: { record: 'dataAgent' },
  Library: { records: 'libraries' },
  ScheduledEvent: { record: 'scheduledEvent' },
  SubCluster: { record: 'subCluster' },
}

/** What a condition is about, in the name of its reason. */
function subjectOf(condition: Condition): string {
  if ('field' in condition) return condition.field
  return 'person' in condition ? condition.person : 'condition'
}

function reasonOf({ name }: ResourceDefinition, rule: string, sentence: string): Reason {
  return { rule: `${name}.${rule}`, kind: 'state', sentence, resolution: 'none', source: name }
}
