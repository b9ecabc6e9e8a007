import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { antdStandIns } from './antd-stand-ins'

const { resolveId, load } = antdStandIns()

/** What an import is replaced with; null where it stays. */
function standIn(source: string, importer: string): string | null {
  if (typeof resolveId !== 'function' || typeof load !== 'function') return expect.fail('no plugin')
  const found = Reflect.apply(resolveId, undefined, [source, importer, {}])
  return found === null ? null : Reflect.apply(load, undefined, [found.id])
}

const table = '/p/node_modules/antd/es/table/InternalTable.js'
const selection = '/p/node_modules/antd/es/table/hooks/useSelection.js'

describe('what is left out of antd', () => {
  it.each([
    ['./hooks/useFilter', table, 'getFilterData'],
    ['./hooks/usePagination', table, 'getPaginationParam'],
    ['../spin', table, '({ children }) => children'],
    ['../pagination', table, '() => null'],
    ['../../radio', selection, '() => null'],
    ['../../tooltip', '/p/node_modules/antd/es/table/hooks/useSorter.js', '({ children }) => children'],
    ['./sticky', '/p/node_modules/antd/es/table/style/index.js', '() => ({})'],
    ['rc-field-form', '/p/node_modules/antd/es/form/context.js', 'forms are react-hook-form'],
    ['rc-field-form', 'C:\\p\\node_modules\\antd\\es\\form\\context.js', 'forms are react-hook-form'],
    ['html2canvas', '/p/node_modules/@antv/g/dist/index.js', '() => null'],
    ['react-markdown', '/p/node_modules/@refinedev/antd/dist/index.mjs', '() => null'],
    ['resize-observer-polyfill', '/p/anything.js', 'globalThis.ResizeObserver'],
  ])('of %s in %s is replaced', (source, importer, code) => {
    expect(standIn(source, importer)).toContain(code)
  })

  it.each([
    ['./hooks/useFilter', selection],
    ['../pagination', '/p/node_modules/antd/es/list/index.js'],
    ['../tooltip', table],
    ['rc-field-form', '/p/src/views/form/defined-form.tsx'],
    ['html2canvas', '/p/src/views/chart/plot.tsx'],
    ['react-markdown', '/p/src/views/markdown/markdown-text.tsx'],
  ])('stays where %s is imported by %s', (source, importer) => {
    expect(standIn(source, importer)).toBeNull()
  })

  it('is imported by the antd that is installed as it is looked for', () => {
    const places = [
      ['table/InternalTable.js', ['./hooks/useFilter', './hooks/usePagination', '../spin', '../pagination']],
      ['table/hooks/useSelection.js', ['../../radio', '../../dropdown', 'rc-tree/es/util']],
      [
        'table/style/index.js',
        ['./bordered', './expand', './filter', './pagination', './sticky', './virtual'],
      ],
    ] as const
    for (const [file, sources] of places) {
      const path = `node_modules/antd/es/${file}`
      expect(existsSync(path)).toBe(true)
      const code = readFileSync(path, 'utf8')
      for (const source of sources) {
        expect(code, `${file} imports ${source}`).toMatch(new RegExp(`from ["']${source}(\\.js)?["']`))
        expect(standIn(source, `/p/${path}`), source).not.toBeNull()
      }
    }
  })

  it('still adds to a selection and takes from it, and filters nothing', async () => {
    const loaded = (code: string | null) => import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)
    const { arrAdd, arrDel } = await loaded(standIn('rc-tree/es/util', selection))
    expect([arrAdd(['a'], 'b'), arrAdd(['a'], 'a'), arrAdd(undefined, 'a')]).toEqual([
      ['a', 'b'],
      ['a'],
      ['a'],
    ])
    expect([arrDel(['a', 'b'], 'a'), arrDel(undefined, 'a')]).toEqual([['b'], []])
    const { getFilterData, default: useFilter } = await loaded(standIn('./hooks/useFilter', table))
    expect(getFilterData(['row'])).toEqual(['row'])
    expect(useFilter()[0](['column'])).toEqual(['column'])
  })
})
