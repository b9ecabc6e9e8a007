import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptNames, withoutKeptNames } from './kept-names'

describe('the names that the build of Refine keeps', () => {
  it('go, and no line and nothing else does', () => {
    const code = [
      'function useLogin({ options } = {}) {}',
      '__name(useLogin, "useLogin");',
      'var useList = /* @__PURE__ */ __name(() => {}, "useList");',
      'function Refine() {',
      '  __name(inner, "inner");',
      '}',
    ]
    expect(withoutKeptNames(code.join('\n')).split('\n')).toEqual([
      'function useLogin({ options } = {}) {}',
      '',
      'var useList = /* @__PURE__ */ __name(() => {}, "useList");',
      'function Refine() {',
      '  __name(inner, "inner");',
      '}',
    ])
  })

  it('stand as they are looked for in the core that is installed', () => {
    const core = readFileSync('node_modules/@refinedev/core/dist/index.mjs', 'utf8')
    expect(core).toMatch(/^__name\(useLogin, "useLogin"\);$/m)
    expect(withoutKeptNames(core)).not.toMatch(/^__name\(/m)
  })

  it.each([
    ['/p/node_modules/@refinedev/core/dist/index.mjs', true],
    ['/p/node_modules/@refinedev/antd/dist/index.mjs', true],
    ['/p/node_modules/@refinedev/core/dist/other.mjs', false],
    ['/p/node_modules/antd/dist/index.mjs', false],
  ])('go from %s: %s', (id, does) => {
    const { transform, apply, enforce } = keptNames()
    if (typeof transform !== 'function') return expect.fail('no transform')
    const changed = Reflect.apply(transform, undefined, ['__name(useLogin, "useLogin");', id])
    expect(changed).toEqual(does ? { code: '', map: null } : null)
    expect([apply, enforce]).toEqual(['build', 'pre'])
  })
})
