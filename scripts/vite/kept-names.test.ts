import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutKeptNames } from './kept-names'

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
})
