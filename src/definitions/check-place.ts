import { checkName, checkText } from './check-names'
import type { ResourceDefinition } from './define'
import type { CallChoice } from './define-call'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'

/** Faults of where a resource stands: its scope has that place, and the texts there exist. */
export function checkPlace(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, label, about, scope, place } = definition
  const at = `${name}.place`
  const texts = [
    ...checkText(known, `${name}.label.one`, label.one),
    ...checkText(known, `${name}.label.many`, label.many),
    ...checkText(known, `${name}.about`, about),
  ]
  if (place.kind === 'menu') {
    const faults =
      scope === 'user' ? [] : [fault('R024', at, 'what belongs to a cluster stands on a tab of its page')]
    return [...texts, ...faults, ...checkName(known, 'R018', 'icon', `${at}.icon`, place.icon)]
  }
  if (place.kind === 'page') return texts
  if (place.kind !== 'tab') return [...texts, fault('R024', `${at}.kind`, `no place "${String(place)}"`)]
  return [
    ...texts,
    ...(scope === 'cluster' ? [] : [fault('R024', at, 'only what belongs to a cluster stands on a tab')]),
    ...(['tab', 'anchor'] as const)
      .filter((key) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(place[key]))
      .map((key) => fault('R024', `${at}.${key}`, `"${place[key]}" is no name for an address`)),
    ...checkText(known, `${at}.label`, place.label),
  ]
}

/** Values that fill the places of a path, by who has them. */
const personPlaces = ['id', 'product']
const clusterPlaces = ['name', 'instanceId']
const recordPlaces = ['recordId', 'recordName']

/**
 * Faults of a call the definition brings: every place of its path can be filled where it is made.
 * @param hasRecord whether a record is in hand there
 */
export function checkOwnCall(
  { scope }: ResourceDefinition,
  place: string,
  call: CallChoice | undefined,
  hasRecord: boolean,
): Fault[] {
  if (typeof call !== 'object') return []
  const fillable = [
    ...personPlaces,
    ...(scope === 'cluster' ? clusterPlaces : []),
    ...(hasRecord ? recordPlaces : []),
    ...(hasRecord && scope === 'user' ? ['name'] : []),
  ]
  const wanted = [...call.path.matchAll(/\{(\w*)\}/g)].map(([, key = '']) => key)
  return wanted
    .filter((key) => !fillable.includes(key))
    .map((key) =>
      fault('R025', `${place}.path`, `nothing fills "{${key}}" here`, `{${key}}`, fillable.map(braced)),
    )
}

function braced(key: string): string {
  return `{${key}}`
}
