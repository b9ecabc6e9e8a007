import { describe, expect, it } from 'vitest'
import { createSchemas } from './file-schema'

type Part = Readonly<Record<string, unknown>>

const partOf = (value: unknown): Part => Object(value)
const partsIn = (part: Part, key: string): readonly Part[] => {
  const found = part[key]
  return Array.isArray(found) ? found.map(partOf) : []
}

/** Whether an editor has something to say of a part: it, what it refers to, or one of what it may be. */
function isDescribed(part: Part, root: Part): boolean {
  if (part.description !== undefined) return true
  const name = String(part.$ref).replace('#/definitions/', '')
  if (part.$ref !== undefined && isDescribed(partOf(partOf(root.definitions)[name]), root)) return true
  return ['anyOf', 'oneOf', 'allOf'].some((key) => partsIn(part, key).some((each) => isDescribed(each, root)))
}

/** The places of all properties, and whether each is described. */
function propertiesIn(value: unknown, root: Part, at = ''): { place: string; isSaid: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  const properties = Array.isArray(value) ? {} : partOf(partOf(value).properties)
  return [
    ...Object.entries(properties).map(([key, part]) => ({
      place: `${at}/${key}`,
      isSaid: isDescribed(partOf(part), root),
    })),
    ...Object.entries(value).flatMap(([key, part]) => propertiesIn(part, root, `${at}/${key}`)),
  ]
}

describe.each([
  ['public/resource-definition.schema.json', 500],
  ['public/dashboard-definition.schema.json', 100],
])('%s', (path, least) => {
  const root = partOf(JSON.parse(createSchemas()[path] ?? ''))
  const found = propertiesIn(root, root)

  it('describes each property, so that an editor has a word for it', () => {
    expect(found.length).toBeGreaterThan(least)
    expect(found.flatMap(({ place, isSaid }) => (isSaid ? [] : [place]))).toEqual([])
  })
})

it('says of a joined filter what its conditions and its groups are made of', () => {
  const text = createSchemas()['public/resource-definition.schema.json'] ?? ''
  const { views } = JSON.parse(text).properties.list.properties
  const { operator, value } = views.items.properties.conditions.properties
  expect(operator).toMatchObject({
    description: '"and": all of them hold; "or": one of them, or several.',
    enum: ['and', 'or'],
  })
  expect(value.items.anyOf[0].properties.field).toEqual({
    description: 'The field that is compared: one that "filterBuilder" names.',
    type: 'string',
  })
})
