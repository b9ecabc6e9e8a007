import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups, codeSplittingGroups } from './chunk-groups'

const modules = chunkGroups.flatMap((group) => group.modules)

it.each(modules)('%s is there, or its script would be cut in two without a word', (module) => {
  if (module.endsWith('/')) return expect(existsSync(module)).toBe(true)
  const name = path.basename(module)
  const ofThatName = readdirSync(path.dirname(module)).filter((file) =>
    [`${name}.ts`, `${name}.tsx`, `${name}.js`, `${name}.css`, `${name}.html`].includes(file),
  )
  expect(ofThatName.length).toBeGreaterThan(0)
})

it('names no module twice', () => {
  expect(modules.filter((module, place) => modules.indexOf(module) !== place)).toEqual([])
})

it('finds a module whatever its ending and with its style sheet, a folder by what it holds, and nothing outside the project', () => {
  const groups = codeSplittingGroups('/project/')
  const groupOf = (id: string) => groups.find(({ test }) => test(id))?.name
  expect(groupOf('/project/src/views/table/field-cell.tsx')).toBe('list-parts')
  expect(groupOf('/project/src/views/table/field-cell.module.css')).toBe('list-parts')
  expect(groupOf('/project/src/views/section/section.tsx')).toBeUndefined()
  expect(groupOf('/project/src/views/table/field-cell-widths.tsx')).toBeUndefined()
  expect(groupOf('/project/src/views/section/section.module.css?used')).toBe('list-parts')
  expect(groupOf('/project/node_modules/antd/es/_util/wave/style.js')).toBe('antd')
  expect(groupOf('C:\\project\\src\\app\\boot.ts')).toBeUndefined()
  expect(groupOf('/other/src/app/boot.ts')).toBeUndefined()
})

it('lets the start choose first, then the application, the page of a cluster and antd, each with what it imports', () => {
  const groups = codeSplittingGroups('/project/')
  const [first, rest] = [groups.slice(0, 4), groups.slice(4)]
  expect(first.map((group) => [group.name, group.priority, group.includeDependenciesRecursively])).toEqual([
    ['boot', 4, true],
    ['index', 3, true],
    ['cluster-page', 2, true],
    ['antd', 1, true],
  ])
  expect(new Set(rest.map(({ priority }) => priority))).toEqual(new Set([0]))
  const withImports = rest.filter((group) => group.includeDependenciesRecursively).map(({ name }) => name)
  expect(withImports).toEqual(['antd-popups', 'antd-inputs', 'define-field'])
})
