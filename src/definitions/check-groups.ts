import type { ResourceDefinition } from './define'
import { isDatedField, isSecret } from './define-field'
import { type Fault, fault, unknownName } from './fault'
import { type GroupBy, isGroupable } from './groupable'
import { aType } from './value-kind'

/** What several records have alike; a list of groups with one record each is no shorter. */
export function* checkGroups(
  at: string,
  { list: { card }, fields }: ResourceDefinition,
  groupBy: GroupBy | undefined,
): Generator<Fault> {
  if (groupBy === undefined) return
  const isWhole = typeof groupBy === 'string'
  const { field: name, per } = isWhole ? { field: groupBy, per: null } : groupBy
  const place = isWhole ? at : `${at}.field`
  yield* unknownName('R007', place, 'field', name, Object.keys(fields))
  const field = fields[name]
  if (card) yield fault('R096', at, 'cards stand in panels already; leave it out')
  if (!field || isSecret(field) || isGroupable(field, per)) return
  if (per !== null) {
    const message = `only dates are put together by day, month, year and the like; say "${name}" alone`
    yield fault('R096', `${at}.per`, message)
    return
  }
  const many = field.many ? ' with several values' : ''
  const remedy = isDatedField(field)
    ? `say { "field": "${name}", "per": "month" }`
    : 'take a choice, a yes or no, a reference, a day, a text or a number'
  yield fault('R096', place, `${aType(field.kind)}${many} makes no groups: ${remedy}`)
}
