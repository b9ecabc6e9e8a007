import type { ResourceDefinition } from './define'
import { isSecret } from './define-field'
import { type Fault, fault, unknownName } from './fault'
import { isGroupable } from './groupable'
import { aType } from './value-kind'

/** What several records have alike; a list of groups with one record each is no shorter. */
export function* checkGroups(
  at: string,
  { list: { card }, fields }: ResourceDefinition,
  groupBy: string | undefined,
): Generator<Fault> {
  if (groupBy === undefined) return
  yield* unknownName('R007', at, 'field', groupBy, Object.keys(fields))
  const field = fields[groupBy]
  if (card) yield fault('R096', at, 'cards stand in panels already; leave it out')
  if (field && !isSecret(field) && !isGroupable(field)) {
    const many = field.many ? ' with several values' : ''
    const message = `${aType(field.kind)}${many} makes no groups: take a choice, a yes or no, a reference, a day, a text or a number`
    yield fault('R096', at, message)
  }
}
