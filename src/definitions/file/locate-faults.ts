import type { Fault } from '../fault'
import { largestFile } from './read-json'
import { type JsonPath, scanJson } from './scan-json'

/**
 * The faults of a definition file with the places the file has itself, and its lines: `api-keys.json:12:5`. What a
 * definition has that its file leaves out is located where the file says it, or would.
 */
export function locateFaults(faults: readonly Fault[], content: string, path: string): readonly Fault[] {
  // What was read of the file itself has its places already, and reading a large one twice takes as long as all else.
  const file = faults.every(isPlaced) ? undefined : parsed(content)
  const own = faults.map((each) => toFilePlace(each, file))
  return locateInText(own, content.length <= largestFile ? content : '', path)
}

/** The faults with their lines in a text whose places they name; with no line where the text is empty. */
export function locateInText(faults: readonly Fault[], content: string, path: string): readonly Fault[] {
  const offsets = content === '' ? [] : offsetsOf(faults, content)
  return faults.map(({ key: _key, ...each }, index) => {
    const offset = each.offset ?? offsets[index]
    return { ...each, file: offset === undefined ? path : `${path}:${lineAndColumn(content, offset)}` }
  })
}

/** The offset of each fault's place; of the nearest part around it, for one that is not there. */
function offsetsOf(faults: readonly Fault[], content: string): readonly number[] {
  const wanted = faults.map(({ place, key }) => [...stepsOf(place), ...(key === undefined ? [] : [key])])
  const found = wanted.map(() => ({ depth: 0, offset: 0 }))
  // Few values are on the way to a fault, and one look at the last step tells which.
  const byStep = new Map<string | number, number[]>()
  for (const [index, steps] of wanted.entries()) {
    for (const step of new Set(steps)) byStep.set(step, [...(byStep.get(step) ?? []), index])
  }
  scanJson(content, (path, offset) => {
    for (const index of byStep.get(path.at(-1) ?? '') ?? []) {
      const isOnWay = path.every((step, depth) => step === wanted[index]?.[depth])
      if (isOnWay && path.length > (found[index]?.depth ?? 0)) found[index] = { depth: path.length, offset }
    }
  })
  return found.map(({ offset }) => offset)
}

/** `api-keys.list.columns[2]` as the way there; the name of the resource is the file itself. */
export function stepsOf(place: string): JsonPath {
  const [, ...steps] = place.match(/\[\d+\]|[^.[\]]+/g) ?? []
  return steps.map((step) => (step.startsWith('[') ? Number(step.slice(1, -1)) : step))
}

function lineAndColumn(content: string, offset: number): string {
  const before = content.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

type Part = Readonly<Record<string, unknown>>

function isPlaced({ file }: Fault): boolean {
  return file !== undefined
}

/** Where the file says what the definition made of it; what was read of the file itself has its places already. */
export function toFilePlace(each: Fault, content: unknown): Fault {
  if (isPlaced(each)) return each
  const file = objectOf(content)
  const [resource = '', ...rest] = each.place.split('.')
  const place = ownPlace(rest.join('.'), file)
  return place === rest.join('.') ? each : { ...each, place: `${resource}.${place}` }
}

function ownPlace(place: string, file: Part): string {
  if (place.endsWith('.sentIn')) return ownPlace(place.replace(/sentIn$/, 'unit'), file)
  const action = /^actions\[(\d+)\]/.exec(place)
  if (action) return actionPlace(place, Number(action[1]), file)
  const form = /^(create|edit|clone|detail)\.sections\[0\]\.fields/.exec(place)
  if (form && !objectOf(file[form[1] ?? '']).sections) return place.replace('.sections[0].fields', '.fields')
  return place
    .replace(/^formFields\./, 'fields.')
    .replace(/^calls\.query/, 'calls.list.query')
    .replace(/^(list\.search)\.fields/, '$1')
    .replace(/^(create|edit|clone)\.wizard$/, '$1.steps')
    .replace(/^list\.refresh\.faster\.field$/, 'list.refreshFaster.while.field')
    .replace(/^list\.refresh\.faster\.values$/, 'list.refreshFaster.while.in')
    .replace(/^list\.refresh\.faster\.every$/, 'list.refreshFaster.seconds')
    .replace(/^(list\.filters\[\d+\])\.\w+$/, Array.isArray(objectOf(file.list).filters) ? '$1' : '$&')
}

/** A definition's actions begin with those every resource has, and end with the one that deletes. */
function actionPlace(place: string, index: number, file: Part): string {
  const access = objectOf(file.access)
  const standard = ['create', 'import', 'edit', 'clone']
    .filter((form) => file[form] && access[form === 'import' ? 'create' : form])
    .flatMap((form) => (form === 'edit' && objectOf(file.edit).bulk === true ? [form, 'edit.bulk'] : [form]))
  const own = Array.isArray(file.actions) ? file.actions.length : 0
  const before = [...standard, ...(file.detail ? ['detail'] : [])]
  const rest = place.replace(/^actions\[\d+\]/, '')
  if (index < before.length) return `${before[index]}${rest}`
  return index < before.length + own ? `actions[${index - before.length}]${rest}` : `delete${rest}`
}

function objectOf(value: unknown): Part {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
