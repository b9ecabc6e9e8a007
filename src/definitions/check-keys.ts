import type { ResourceDefinition } from './define'
import { definitionKeys as known } from './definition-keys'
import { type Fault, fault } from './fault'

/** Keys nobody reads: what they were meant to do does not happen, and nothing else says so. */
export function checkKeys(definition: ResourceDefinition): Fault[] {
  const { name, list, create, edit, scale, detail, calls } = definition
  const faults: Fault[] = []
  const expect = (part: unknown, keys: Readonly<Record<string, true>>, place: string) => {
    if (typeof part !== 'object' || part === null) return
    for (const key of Object.keys(part)) {
      if (key in keys) continue
      faults.push(fault('R023', place, `no key "${key}"`, key, Object.keys(keys)))
    }
  }
  const expectEach = (
    parts: readonly unknown[] | undefined,
    keys: Readonly<Record<string, true>>,
    place: string,
  ) => {
    for (const [index, part] of (parts ?? []).entries()) expect(part, keys, `${place}[${index}]`)
  }

  expect(definition, known.resource, name)
  expect(definition.label, known.label, `${name}.label`)
  expect(definition.place, known.place, `${name}.place`)
  expect(definition.access, known.access, `${name}.access`)
  expect(calls, known.calls, `${name}.calls`)
  expect(calls.list, known.call, `${name}.calls.list`)
  for (const part of ['fields', 'formFields'] as const) {
    for (const [field, described] of Object.entries(definition[part] ?? {})) {
      expect(described, known.field, `${name}.${part}.${field}`)
      expectEach(described?.options, known.option, `${name}.${part}.${field}.options`)
    }
  }
  expect(list, known.list, `${name}.list`)
  expect(list.card, known.card, `${name}.list.card`)
  expect(list.search, known.search, `${name}.list.search`)
  expect(list.sort, known.sort, `${name}.list.sort`)
  expectEach(list.filters, known.filter, `${name}.list.filters`)
  expect(list.groups, known.groups, `${name}.list.groups`)
  expectEach(list.groups?.panels, known.group, `${name}.list.groups.panels`)
  expect(list.paging, known.paging, `${name}.list.paging`)
  expect(list.refresh, known.refresh, `${name}.list.refresh`)
  expect(list.refresh?.faster, known.faster, `${name}.list.refresh.faster`)
  expect(list.poll, known.poll, `${name}.list.poll`)
  expect(list.empty, known.empty, `${name}.list.empty`)
  expect(create, known.create, `${name}.create`)
  expect(edit, known.edit, `${name}.edit`)
  expect(scale, known.edit, `${name}.scale`)
  for (const [part, form] of Object.entries({ create, edit, scale })) {
    expect(form?.call, known.call, `${name}.${part}.call`)
    expect(form?.wizard, known.wizard, `${name}.${part}.wizard`)
    expectEach(form?.sections, known.section, `${name}.${part}.sections`)
  }
  expect(detail, known.detail, `${name}.detail`)
  expectEach(detail?.sections, known.section, `${name}.detail.sections`)
  definition.actions.forEach((action, index) => {
    const place = `${name}.actions[${index}]`
    expect(action, known.action, place)
    expect(action.call, known.call, `${place}.call`)
    expect(action.confirm, known.confirm, `${place}.confirm`)
    expect(action.offeredWhen, known.condition, `${place}.offeredWhen`)
    expectEach(action.enabledWhen, { ...known.condition, reason: true }, `${place}.enabledWhen`)
    expect(action.done, known.done, `${place}.done`)
  })
  return faults
}
