import * as z from 'zod/mini'
import type { ResourceDefinition } from '../define'
import { type Fault, fault } from '../fault'
import { text } from './file-texts'
import { nameOfFile } from './name-of-file'
import { type ResourceFile, resourceFileSchema } from './resource-file'
import { toDefinition } from './to-definition'

/** What a definition file came to. One with faults has a definition too: enough to say in its place what is wrong. */
export type ReadFile = {
  definition: ResourceDefinition
  faults: readonly Fault[]
  /** Records the sandbox starts with. */
  fixtures: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Reads the JSON of a definition.
 * @param path the file's path, which faults name and whose last part is the name of the resource
 */
export function readResourceFile(content: string, path: string): ReadFile {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch (error) {
    return unusable(path, undefined, [
      fault('R101', nameOfFile(path), `is no valid JSON: ${error instanceof Error ? error.message : error}`),
    ])
  }
  const parsed = resourceFileSchema.safeParse(json)
  if (!parsed.success)
    return unusable(
      path,
      json,
      parsed.error.issues.flatMap((issue) => faultsOf(issue, path)),
    )
  const file = parsed.data
  const expectedName = nameOfFile(path)
  const faults =
    file.name === expectedName
      ? []
      : [fault('R103', `${file.name}.name`, `the file of "${file.name}" is called ${file.name}.json`)]
  if (faults.length > 0) return unusable(path, json, faults)
  return { definition: toDefinition(file), faults: [], fixtures: file.fixtures ?? [] }
}

/** The definition that stands where one cannot be used: what of its name, label and place can be read. */
export function unusable(path: string, json: unknown, faults: readonly Fault[]): ReadFile {
  const name = nameOfFile(path)
  const scope = readPart(resourceFileSchema.shape.scope, 'scope', json) ?? 'user'
  const place = readPart(resourceFileSchema.shape.place, 'place', json)
  const label = readPart(resourceFileSchema.shape.label, 'label', json) ?? { one: name, many: name }
  const named = faults.map((each) => ({ ...each, file: path }))
  return {
    definition: {
      name,
      label: { one: text(label.one), many: text(label.many) },
      scope,
      place: placeOf(name, scope, place),
      // Whoever may see the place may read what is wrong with it; there are no records to see.
      access: { subject: 'Account', list: 'view' },
      schema: z.object({ id: z.string() }),
      titleField: 'id',
      calls: { list: { method: 'GET', path: `/${name}` } },
      fields: { id: { label: text(name), kind: 'text' } },
      list: {
        layout: 'table',
        columns: ['id'],
        loading: 'standard.loading',
        empty: { title: text(label.many) },
        error: 'standard.faultText',
      },
      actions: [],
    },
    faults: named,
    fixtures: [],
  }
}

function placeOf(
  name: string,
  scope: ResourceFile['scope'],
  place: ResourceFile['place'] | undefined,
): ResourceDefinition['place'] {
  if (scope === 'user') return { kind: 'menu', icon: place?.kind === 'menu' ? place.icon : 'alert' }
  if (place?.kind !== 'tab') return { kind: 'tab', tab: name, label: text(name), anchor: name }
  const { tab, label, anchor = name } = place
  return { kind: 'tab', tab, anchor, ...(label === undefined ? {} : { label: text(label) }) }
}

/** One part of a file whose other parts may be wrong. */
function readPart<Schema extends z.ZodMiniType>(
  schema: Schema,
  part: string,
  json: unknown,
): z.output<Schema> | undefined {
  const value: unknown = Object(json) === json ? Reflect.get(Object(json), part) : undefined
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** An unknown key is a fault of its own; everything else is a value that is missing or of the wrong kind. */
function faultsOf(issue: z.core.$ZodIssue, path: string): Fault[] {
  const place = [nameOfFile(path), ...issue.path].reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, '')
  return messagesOf(issue).map((message) => fault(idOf(issue), place, message))
}

function idOf({ code, path }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return 'R023'
  // The one check the schema itself cannot say: what a condition is made of.
  if (code === 'custom') return 'R030'
  return code === 'invalid_value' && path.at(-1) === 'rule' ? 'R011' : 'R102'
}

function messagesOf(issue: z.core.$ZodIssue): string[] {
  return issue.message.split('\n')
}
