import { checkActions } from './check-actions'
import { checkBulk } from './check-bulk'
import { checkCallPath } from './check-call-path'
import { checkDetail, checkRelated } from './check-detail'
import { checkFields, checkForms } from './check-fields'
import { checkImport } from './check-import'
import { checkReferences } from './check-kind'
import { checkList } from './check-list'
import { checkTexts } from './check-texts'
import { checkWire } from './check-wire'
import type { PlaceDefinition, ResourceDefinition } from './define'
import { type Fault, fault } from './fault'
import type { KnownNames, NamesKnownTo } from './known-names'
import { isPlural } from './plural'
import { unknownIcon } from './unknown-icon'

/**
 * Every fault of the definitions that types cannot see, each with an id, a place and a hint. An empty answer means
 * that the engine can draw them.
 * @param reserved first parts of the console's own addresses
 */
export function checkDefinitions(
  definitions: readonly ResourceDefinition[],
  known: NamesKnownTo,
  reserved?: ReadonlySet<string>,
): readonly Fault[] {
  const names = definitions.map(({ name }) => name)
  return definitions.flatMap((definition, index) => [
    ...checkName(definition, names.slice(0, index), reserved),
    ...checkDefinition(definition, known, names),
    ...checkRelated(definition, definitions),
  ])
}

/**
 * Faults of a name that another definition has, or the console itself.
 * @param taken names of the other definitions
 * @param reserved first parts of the console's own addresses
 */
export function checkName(
  { name, place }: Pick<ResourceDefinition, 'name' | 'place'>,
  taken: readonly string[],
  reserved: ReadonlySet<string> = new Set(),
): readonly Fault[] {
  if (taken.includes(name)) {
    return [fault('R001', name, 'two resources have this name; the address of each must be its own')]
  }
  // No compiler looked at some definitions: the check of the whole one says that this part is missing.
  const placed: PlaceDefinition | undefined = place
  if (placed?.kind !== 'menu' || !reserved.has(name)) return []
  return [fault('R104', `${name}.name`, `/${name} is an address of the console itself`)]
}

/**
 * The faults of one definition, in the order of its text. Never throws: one that no compiler looked at may lack whole
 * parts, and must not hide what is wrong with others.
 * @param resources names of all resources, which a reference may point to; any, where they are not known
 */
export function checkDefinition(
  definition: ResourceDefinition,
  knownTo: NamesKnownTo,
  resources?: readonly string[],
): readonly Fault[] {
  try {
    const known = knownTo(definition)
    return [
      ...checkIdentity(definition, known),
      ...checkPlace(definition, known),
      ...checkFields(definition, known),
      ...checkForms(definition, known),
      ...checkWire(definition),
      ...checkImport(definition),
      ...checkBulk(definition),
      ...checkDetail(definition),
      ...checkList(definition, known),
      ...checkActions(definition, known),
      ...checkTexts(definition),
      ...(resources ? checkReferences(definition.fields, `${definition.name}.fields`, resources) : []),
      ...definition.actions.flatMap(({ fields = {} }, index) =>
        resources
          ? [...checkReferences(fields, `${definition.name}.actions[${index}].fields`, resources)]
          : [],
      ),
    ]
  } catch (error) {
    // Only what does not compile comes here: a compiler names the line, this check has but the value.
    const words =
      'a part is missing, or is of another kind than the types say; "npm run typecheck" names the line'
    return [fault('R000', definition.name, `${words} (${String(error)})`)]
  }
}

function* checkIdentity(definition: ResourceDefinition, known: KnownNames) {
  const { name, calls, access, scope, api, dataProviderName } = definition
  if (api !== undefined && dataProviderName !== 'rest') {
    const message = 'only requests through the provider "rest" go to another API than the product\'s'
    yield fault('R132', `${name}.api`, message)
  }
  if (!isPlural(name)) {
    yield fault('R002', `${name}.name`, `"${name}" is no plural in kebab-case, such as "whitelists"`)
  }
  const { subject, ...operations } = access
  for (const [operation, action] of Object.entries(operations)) {
    if (action === undefined || known.hasRules(action, subject)) continue
    const message = `access has no rules for "${action}" on "${subject}"`
    yield fault('R004', `${name}.access.${operation}`, message)
  }
  yield* checkCallPath(`${name}.calls.list`, calls.list, scope, false)
}

/** Where a resource stands: its scope has that place, and its names can stand in an address. */
function* checkPlace({ name, scope, place }: ResourceDefinition, known: KnownNames) {
  const at = `${name}.place`
  if (place.kind === 'menu') {
    if (scope !== 'user') yield fault('R024', at, 'what belongs to a cluster stands on a tab of its page')
    yield* unknownIcon(`${at}.icon`, place.icon, known.names.icon)
  }
  if (place.kind !== 'tab') return
  if (scope !== 'cluster') yield fault('R024', at, 'only what belongs to a cluster stands on a tab')
  for (const key of ['tab', 'anchor'] as const) {
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(place[key])) continue
    yield fault('R024', `${at}.${key}`, `"${place[key]}" is no name for an address`)
  }
}
