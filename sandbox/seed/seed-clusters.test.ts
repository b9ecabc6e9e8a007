import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seedClusters } from './seed-clusters'

it('every cluster of the sandbox is named in the README, with the digits by which rows refer to it', () => {
  const readme = readFileSync('README.md', 'utf8')
  const start = /have the id `([\d\w-]+)` with two more digits/.exec(readme)?.[1] ?? ''
  const named = [...readme.matchAll(/`([\w-]+)` (\d\d)\b/g)].map(([, name, digits]) => [
    name,
    `${start}${digits}`,
  ])
  const { clusters } = seedClusters(0, 0)
  expect(named).toEqual(clusters.map(({ id, name }) => [name, id]))
})
