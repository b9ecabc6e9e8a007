import type { AccessContext } from '../../access/access-context'
import { explain, type Reason, type Verdict } from '../../access/explain'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { t } from '../../locales/t'
import type { Session } from '../../providers/session-context'
import type { VerdictContext } from '../../providers/use-verdict'
import { recordContexts } from './access-contexts'
import { meetsCondition } from './field-condition'

/** Who asks, and where. */
export type Standing = Pick<Session, 'person' | 'productKey' | 'environment'> & {
  scope: Scope
  /** The whole list, for rules that look at the other records too. */
  list: () => readonly ResourceRecord[]
}

/**
 * May this person do that to this record, or, without one, here? Access' verdict and the definition's own conditions
 * as one.
 */
export function verdictOn(
  definition: ResourceDefinition,
  action: ActionDefinition,
  record: ResourceRecord | undefined,
  standing: Standing,
): Verdict {
  const verdict = explain(
    action.requires,
    definition.access.subject,
    accessQuestion(definition, record, standing),
  )
  if (!record) return verdict
  const isOffered = action.offeredWhen === undefined || meetsCondition(record, action.offeredWhen)
  const unmet = (action.enabledWhen ?? []).filter((condition) => !meetsCondition(record, condition))
  if (isOffered && unmet.length === 0) return verdict
  return {
    isAllowed: false,
    isHidden: verdict.isHidden || !isOffered,
    reasons: [
      ...verdict.reasons,
      ...unmet.map(({ reason, field }) => reasonOf(definition, `${action.name}.${field}`, t(reason))),
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
  standing: Standing,
): Verdict {
  const asked = selected.length > 0 ? selected : standing.list()
  const verdicts = asked.map((record) => verdictOn(definition, action, record, standing))
  const [first] = verdicts
  if (!first) return { isAllowed: false, isHidden: true, reasons: [] }
  const isHidden = verdicts.every((verdict) => verdict.isHidden)
  const isAllowed = verdicts.some((verdict) => verdict.isAllowed)
  if (isHidden || !isAllowed) {
    const reasons = verdicts.find((verdict) => !verdict.isHidden)?.reasons ?? first.reasons
    return { isAllowed: false, isHidden, reasons }
  }
  if (selected.length > 0) return { isAllowed: true, isHidden: false, reasons: [] }
  const sentence = t('views.selectFirst')
  return { isAllowed: false, isHidden: false, reasons: [reasonOf(definition, 'selection', sentence)] }
}

/** May this person see the list of a resource here? */
export function verdictOnList(definition: ResourceDefinition, standing: Omit<Standing, 'list'>): Verdict {
  const { access } = definition
  const question = accessQuestion(definition, undefined, { ...standing, list: () => [] })
  return explain(access.list, access.subject, question)
}

/** All that access is told about a record of a resource, or about the resource here. */
export function accessQuestion(
  { access }: ResourceDefinition,
  record: ResourceRecord | undefined,
  { person, productKey, environment, scope, list }: Standing,
): AccessContext {
  const names = recordContexts[access.subject]
  const own: Record<string, unknown> = {}
  if (names?.records) own[names.records] = list()
  if (names?.record && record) own[names.record] = record
  return {
    // The records are those of the subject's schema; the table of names is the border.
    ...(own as VerdictContext),
    // Last: what a definition hangs on a cluster is asked of that cluster, and its records are no clusters.
    ...scopeContext(scope),
    person,
    productKey,
    environment,
    now: Date.now(),
  }
}

function scopeContext(scope: Scope): VerdictContext {
  return scope.kind === 'cluster' ? { cluster: scope.cluster, detail: scope.cluster } : {}
}

function reasonOf({ name }: ResourceDefinition, rule: string, sentence: string): Reason {
  return { rule: `${name}.${rule}`, kind: 'state', sentence, remedy: 'none', source: name }
}
