import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../processes.mjs'
import { countLines, statsTable } from './stats'

it('the lines of a definition are counted apart from what stands beside it, and without its tests', () => {
  const folder = 'src/resources/cluster/whitelists'
  const ends = (name: string) => readFileSync(inRoot(folder, name), 'utf8').match(/\n/g)?.length ?? 0
  const file = `${folder}/definition.ts`
  expect(countLines().resources.find((each) => each.file === file)).toEqual({
    name: 'whitelists',
    file,
    lines: ends('definition.ts'),
    special: { files: 3, lines: ends('components.tsx') + ends('form.ts') + ends('who-is-left.tsx') },
  })
})

it('the table of lines says what is special of a resource, and nothing of one that has none', () => {
  const resources = [
    { name: 'keys', file: 'public/resources/keys.json', lines: 60, special: { files: 0, lines: 0 } },
    { name: 'jobs', file: 'src/jobs/definition.ts', lines: 141, special: { files: 1, lines: 9 } },
    { name: 'rules', file: 'src/rules/definition.ts', lines: 7, special: { files: 2, lines: 80 } },
  ]
  expect(statsTable({ resources }).split('\n')).toEqual([
    ' lines  definition                  what is special',
    '    60  public/resources/keys.json',
    '   141  src/jobs/definition.ts      9 in 1 file',
    '     7  src/rules/definition.ts     80 in 2 files',
  ])
})
