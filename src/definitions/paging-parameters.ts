import type { ResourceDefinition } from './define'

/** The parameters by which the API of a definition is asked for a page, its order and what is searched for. */
export function pagingParameters({ api }: ResourceDefinition): readonly string[] {
  const { paging = 'range', sorting, sortsByMinus } = api ?? {}
  const own = sorting ?? { by: 'sort', order: sortsByMinus ? undefined : 'order' }
  const { by, order } = paging === 'range' && !sorting ? { by: '_sort', order: '_order' } : own
  return ['q', ...placeParameters(paging), by, ...(order === undefined ? [] : [order])]
}

function placeParameters(paging: NonNullable<ResourceDefinition['api']>['paging']): readonly string[] {
  if (paging === 'range') return ['_start', '_end']
  return paging === 'page' ? ['page', 'per_page'] : [paging.cursor, paging.size]
}

/** What is wrong with fields that a list is asked by, where their parameter is one of those; null for nothing. */
export function takenParameter(definition: ResourceDefinition, fields: readonly string[]): string | null {
  if (definition.list.paging?.kind !== 'server') return null
  const own = pagingParameters(definition)
  const taken = fields.map((field) => definition.wire?.names.key(field) ?? field)
  const found = taken.find((key) => own.includes(key))
  return found === undefined
    ? null
    : `the API is asked for its pages by "${found}": a field of this name cannot be asked for beside it`
}
