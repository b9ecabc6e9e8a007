import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stages, traceStage } from './test-stages.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'))
  writeFileSync(path.join(folder, 'vitest.json'), JSON.stringify({ testResults: [] }))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('results in which a requirement is not proven any more fail the run, and name it', async () => {
  const told: string[] = []
  expect(await traceStage(folder).check((text) => told.push(text))).toBe(false)
  expect(told.join('\n')).toContain('CLU-001 was proven and is not any more')
})

it('runs the checks that need neither build nor browser', () => {
  expect(stages.map(({ name }) => name)).toEqual([
    'formatting and lint (biome)',
    'types (tsc)',
    'unused code (knip)',
    'definitions of resources and their JSON schema',
    'no access was widened without approval',
    'docs/openapi.json is up to date',
  ])
})
