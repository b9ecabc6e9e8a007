import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { areas } from './mutation-areas.mjs'

it.each([
  ['src/access', 95],
  ['src/domain', 85],
  ['src/api', 85],
  ['src/app', 85],
  ['src/definitions', 85],
  ['src/providers', 85],
  ['src/resources', 85],
  ['src/views', 85],
])('of the changes of any file of %s %i in a hundred or more must be noticed', (folder, least) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  const patterns = Object.values(areas).flatMap((area) => (area.least >= least ? area.code : []))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !patterns.some((pattern) => path.matchesGlob(file, pattern)))).toEqual([])
})

it('no change is tried by a file of another zone: in the threads of the mutator its first run would fail', async () => {
  vi.stubEnv('MUTATION_AREA', 'domain')
  const { default: config } = await import('../vitest.mutation.config')
  expect(JSON.stringify(config)).toContain('"src/domain/changed-clocks.test.ts"')
  expect(JSON.stringify(config)).not.toContain('"src/domain/dates.test.ts"')
})
