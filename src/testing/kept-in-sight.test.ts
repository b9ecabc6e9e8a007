import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a sheet says of a selector alone, comments left out; the first time it is named. */
function declarationsOf(sheet: string, selector: string): string {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[^*]*\*\//g, '')
  const from = text.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`${sheet} says nothing of ${selector}`)
  return text.slice(from, text.indexOf('}', from))
}

it.each([
  ['the head of a cluster', 'src/custom-pages/cluster/cluster-head.module.css', '.head', 'top'],
  ['the tabs of a cluster', 'src/custom-pages/cluster/tab-bar.module.css', '.bar', 'top'],
  [
    'the head of a table',
    'src/views/table/record-table.module.css',
    '.table :global(.ant-table-thead) > tr > th',
    'top',
  ],
  [
    'the cost of a new cluster, below its form on narrow screens',
    'src/views/form/form.css',
    '.form-aside',
    'bottom',
  ],
])('%s stays on screen while the page scrolls', (_what, sheet, selector, edge) => {
  const declared = declarationsOf(sheet, selector)
  expect(declared).toMatch(/position: sticky;/)
  // Without its edge it would scroll away all the same.
  expect(declared).toMatch(new RegExp(`\\b${edge}: `))
})

it('on narrow screens the cost is what is left of the summary of a new cluster', () => {
  const sheet = 'src/custom-pages/create-cluster/create-cluster-page.module.css'
  const hidden = [...readFileSync(sheet, 'utf8').matchAll(/([^{}]+)\{[^{}]*display: none;/g)]
  expect(hidden.map(([, selector]) => selector?.trim().split('\n').at(-1)?.trim())).toEqual([
    '.summary > :not(.total)',
  ])
})
