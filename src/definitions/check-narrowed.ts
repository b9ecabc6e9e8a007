import { checkOptions } from './check-options'
import type { ResourceDefinition } from './define'
import { type Fault, fault, unknownFieldOf } from './fault'
import { kindOfValue, valueKindOf, valueWords } from './value-kind'

/**
 * Faults of references that offer some records only: the other resource has the fields, with such values, and a server
 * that cuts its list into pages is asked by them.
 * @param all every definition of the console
 * @param unread names of those that could not be read, of which no field is known
 */
export function* checkNarrowed(
  { name, fields, actions }: ResourceDefinition,
  all: readonly ResourceDefinition[],
  unread: ReadonlySet<string>,
): Generator<Fault> {
  yield* narrowedIn(fields, `${name}.fields`)
  for (const [index, action] of actions.entries()) {
    yield* narrowedIn(action.fields ?? {}, `${name}.actions[${index}].fields`)
  }

  function* narrowedIn(asked: ResourceDefinition['fields'], at: string): Generator<Fault> {
    for (const [key, field] of Object.entries(asked)) {
      const other = all.find((each) => each.name === field?.resource)
      if (!field?.only || !other || unread.has(other.name)) continue
      for (const [by, value] of Object.entries(field.only))
        yield* narrowedBy(other, by, value, `${at}.${key}`)
    }
  }
}

function* narrowedBy(other: ResourceDefinition, by: string, value: string | number | boolean, at: string) {
  const place = `${at}.only.${by}`
  const described = other.fields[by]
  yield* unknownFieldOf('R188', place, other, by)
  if (!described) return
  const kind = valueKindOf(described)
  if (kind !== 'any' && kind !== kindOfValue(value)) {
    const message = `"${by}" of "${other.name}" is ${valueWords[kind]}, and never ${JSON.stringify(value)}`
    yield fault('R188', place, message)
  }
  yield* checkOptions(place, by, [value], described)
  const { list } = other
  if (list.paging?.kind === 'server' && !list.filters?.some(({ key }) => key === by)) {
    const message = `the server cuts the list of "${other.name}" into pages, and is not asked by "${by}": name it in its "filters"`
    yield fault('R188', place, message)
  }
}
