import type { ResourceDefinition } from './define'
import { type Fault, fault } from './fault'
import { pagingParameters } from './paging-parameters'

/** Faults of the parameters with which a list is always asked: each is one, and stands for nothing that it is asked by besides. */
export function* checkQuery(definition: ResourceDefinition): Generator<Fault> {
  const { name, calls, list, wire, dataProviderName } = definition
  const { query = {} } = calls
  if (calls.query && dataProviderName !== 'rest')
    yield fault(
      'R189',
      `${name}.calls.query`,
      'only requests through the provider "rest" have such parameters',
    )
  // A list that is read whole is asked by nothing else.
  const filters = (list.filters ?? []).flatMap(
    ({ key, field = key, reading }) => reading?.keys(field) ?? [key],
  )
  const asked = [...pagingParameters(definition), 'id', ...filters.map((key) => wire?.names.key(key) ?? key)]
  for (const key of Object.keys(query)) {
    const at = `${name}.calls.query.${key}`
    if (!/^[\w.~[\]-]+$/.test(key))
      yield fault('R189', at, `"${key}" is no name of a parameter: letters, digits and .~_-[] are`)
    else if (list.paging?.kind === 'server' && asked.includes(key))
      yield fault(
        'R189',
        at,
        `the list is asked by "${key}" already: leave it out, or the filter of that name`,
      )
  }
}
