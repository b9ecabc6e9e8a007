import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../processes.mjs'

const page = readFileSync(inRoot('docs', 'resource-comparison.md'), 'utf8')
const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)

it('every link of the comparison leads to a test that is there, or to a page of theirs', () => {
  const own = links.filter((target) => !target.startsWith('https://'))
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter((target) => !existsSync(inRoot('docs', target)))).toEqual([])
  expect(own.filter((target) => !/\.test\.tsx?$/.test(target))).toEqual([])
  const hosts = new Set(
    links.flatMap((target) => (target.startsWith('https://') ? [new URL(target).host] : [])),
  )
  expect([...hosts].sort()).toEqual([
    'directus.io',
    'docs.djangoproject.com',
    'marmelab.com',
    'payloadcms.com',
    'refine.dev',
  ])
})

it('every row of the comparison has a cell for each tool', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| |'))
  expect(rows).toHaveLength(19)
  for (const row of rows) expect(row.split(' | ')).toHaveLength(8)
})
