import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkDefinition } from '../../src/definitions/check'
import { checkRelated } from '../../src/definitions/check-detail'
import { faultLine } from '../../src/definitions/fault-line'
import { readDefinitionFile } from '../../src/definitions/file/read-definition-file'
import { readResourceFile } from '../../src/definitions/file/read-resource-file'
import { knownNames } from '../../src/resources/known-names'
import { clusters } from '../../src/resources/user/clusters/definition'
import { probe } from '../../src/testing/probe-file'
import { inRoot } from '../processes.mjs'
import { createSchemas } from './file-schema'

const guide = readFileSync(inRoot('docs', 'adding-a-resource.md'), 'utf8')

/** Every key that a part of a definition file may have. */
function keysIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Array.isArray(schema) ? [] : Object.keys(Object(Reflect.get(schema, 'properties')))
  return [...own, ...Object.values(schema).flatMap(keysIn)]
}

it('the guide names every key of the format', () => {
  const keys = new Set(Object.values(createSchemas()).flatMap((text) => keysIn(JSON.parse(text))))
  const unsaid = [...keys].filter((key) => !guide.includes(`\`${key}\``) && !guide.includes(`"${key}"`))
  expect(keys.size).toBeGreaterThan(100)
  expect(unsaid).toEqual([])
})

it('the whole file that the guide begins with is sound, and short', () => {
  const [, section = ''] = guide.split('### A whole file\n')
  const [block = ''] = section.match(/(?<=```json\n)[^`]+/) ?? []
  const { definition, faults } = readResourceFile(block, 'ssh-keys.json')
  expect([...faults, ...checkDefinition(definition, knownNames)]).toEqual([])
  expect(definition.name).toBe('ssh-keys')
  expect(block.split('\n').length).toBeLessThan(30)
})

it('the schemas that are deployed say the formats as they are', () => {
  for (const [path, text] of Object.entries(createSchemas()))
    expect(readFileSync(inRoot(path), 'utf8')).toBe(text)
})

it('the examples of the rarer parts in the guide are of the format', () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const [, section = ''] = guide.split('### What forms, actions and the others may say\n')
  const blocks = section.split('\n### ')[0]?.match(/(?<=```json\n)[^`]+/g) ?? []
  expect(blocks).toHaveLength(5)
  for (const block of blocks) {
    const content = JSON.stringify({ ...example, ...JSON.parse(`{${block}}`) })
    expect(readResourceFile(content, 'api-keys.json').faults).toEqual([])
  }
})

it('the example of an API with names of its own is of the format', () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const [, section = ''] = guide.split('### An API with names and units of its own\n')
  const [block = ''] = section.match(/(?<=```json\n)[^`]+/) ?? []
  const { calls, fields } = JSON.parse(`{${block}}`)
  const content = JSON.stringify({ ...example, calls, fields: { ...example.fields, ...fields } })
  const { definition, faults } = readResourceFile(content, 'api-keys.json')
  expect(faults).toEqual([])
  expect(definition.wire?.names.key('took_gte')).toBe('duration_ms_gte')
})

it('the example of a dashboard is of the format', () => {
  const [, section = ''] = guide.split('## A dashboard of several lists\n')
  const [block = ''] = section.match(/(?<=```json\n)[^`]+/) ?? []
  const { dashboard, faults } = readDefinitionFile(block, 'operations.json')
  expect(faults).toEqual([])
  expect(dashboard?.panels.map(({ kind }) => kind)).toEqual(['figure', 'figure', 'chart', 'list'])
})

it('the examples of filters of conditions pass the check', () => {
  const [, section = ''] = guide.split('### Filters\n')
  const examples = section.split('\n### ')[0]?.match(/(?<="filterBuilder": )\[[^\]]+\]/g) ?? []
  expect(examples).toHaveLength(2)
  for (const example of examples) {
    const fields = {
      ...probe.fields,
      ...{ status: probe.fields.kind, budget: probe.fields.price, startsAt: probe.fields.begun },
      clusterId: { type: 'reference', label: 'Cluster', resource: 'clusters' },
    }
    const list = { ...probe.list, filterBuilder: JSON.parse(example) }
    const { definition, faults } = readResourceFile(JSON.stringify({ ...probe, fields, list }), 'probes.json')
    const found = [
      ...faults,
      ...checkDefinition(definition, knownNames),
      ...checkRelated(definition, [definition, clusters]),
    ]
    expect(found.map(faultLine)).toEqual([])
  }
})
