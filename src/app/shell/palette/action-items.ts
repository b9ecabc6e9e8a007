import type { ResourceDefinition } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import { openedBy } from '../../../definitions/opened-by'
import type { ResourceRecord } from '../../../definitions/resource-record'
import type { Scope } from '../../../definitions/scope'
import { t } from '../../../locales/t'
import { waitingFor } from '../../../views/action/action-button'
import { type ActionStore, pendingAction } from '../../../views/action/action-state'
import { nameOf } from '../../../views/action/names-of'
import { type VerdictQuestion, verdictOn } from '../../../views/action/verdict-on'
import { stateKey } from '../../../views/records/list-key'
import { createPath } from '../../../views/records/record-path'
import { addressPrefix } from '../../../views/records/use-list-address'
import { addressOfList } from '../../../views/reference/address-of-record'
import { type PaletteDeed, type PaletteItem, refusalOf } from './palette-item'

/**
 * What may be done to a record of a resource, or without one to its list: as their buttons say, with the reason where it
 * may not. What opens a form leads to where it stands; a detail is what the entry of the record leads to, and a link
 * is opened where it stands.
 */
export function actionItemsOf(
  definition: ResourceDefinition,
  record: ResourceRecord | undefined,
  question: VerdictQuestion,
  store: ActionStore,
): PaletteItem[] {
  const { scope } = question
  const records = record ? [record] : []
  return definition.actions.flatMap((action): PaletteItem[] => {
    const does = deedOf(definition, action, record, scope)
    if (
      does === null ||
      action.opens === 'detail' ||
      typeof action.opens === 'object' ||
      !standsAt(action, record)
    )
      return []
    const verdict = verdictOn(definition, action, record, question)
    if (verdict.isHidden) return []
    const asked = [action.name, ...(action.conflictsWith ?? [])]
    const other = pendingAction(store.read(), stateKey(definition, scope), asked, records)
    const label = t(action.label)
    const { one, many } = definition.label
    return [
      {
        id: `action:${definition.name}:${action.name}:${record?.id ?? ''}`,
        group: 'actions',
        label: record ? t('palette.actionOn', { action: label, name: nameOf(definition, record) }) : label,
        also: `${t(one)} ${t(many)}`,
        note: t(record ? one : many),
        icon: action.icon,
        reason: refusalOf(verdict) ?? (other === undefined ? null : waitingFor(definition, other)),
        does,
      },
    ]
  })
}

/** Whether its button is one of the list, or of each record; one for what is selected alone is neither. */
function standsAt({ where }: ActionDefinition, record: ResourceRecord | undefined): boolean {
  return where.some((place) => (record ? place !== 'toolbar' && place !== 'selection' : place === 'toolbar'))
}

/** Null where it has no place: the page of its cluster is not open, or no address can hold its record's name. */
function deedOf(
  definition: ResourceDefinition,
  action: ActionDefinition,
  record: ResourceRecord | undefined,
  scope: Scope,
): PaletteDeed | null {
  const form = openedBy(action)
  if (form === undefined) return { kind: 'command', definition, scope, action, record }
  const to = addressOfForm(definition, form, record, scope)
  return to === null ? null : { kind: 'go', to }
}

function addressOfForm(
  definition: ResourceDefinition,
  form: string,
  record: ResourceRecord | undefined,
  scope: Scope,
): string | null {
  const { create, list, titleField } = definition
  if (form === 'create' && create?.layout) return createPath(definition)
  const prefix = addressPrefix(definition)
  const query = new URLSearchParams()
  // As for its detail: the first page of a server need not hold it.
  if (record && list.paging?.kind === 'server' && list.search?.fields.includes(titleField))
    query.set(`${prefix}q`, nameOf(definition, record))
  query.set(`${prefix}open`, record ? `${form}:${record.id}` : form)
  return addressOfList(definition, scope, query)
}
