import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles } from '../testing/source-files'

const table = readFileSync(path.resolve(import.meta.dirname, '../../docs/definition-faults.md'), 'utf8')
const rows = table.split('\n').filter((line) => line.startsWith('| `R'))
const explained = rows.flatMap((row) => row.split('|')[1]?.match(/R\d{3}/g) ?? [])

it('explains each fault the code can find, and no other, once and in order', () => {
  const texts = readSourceFiles('src').flatMap(({ isTest, text }) => (isTest ? [] : [text]))
  const inCode = texts.flatMap((text) => [...text.matchAll(/'(R\d{3})'/g)].map(([, id]) => id))
  expect(explained).toEqual([...new Set(inCode)].sort())
})

it('says of each what it means and what to do', () => {
  expect(
    rows.filter((row) =>
      row
        .split('|')
        .slice(1, 4)
        .some((cell) => cell.trim() === ''),
    ),
  ).toEqual([])
})
