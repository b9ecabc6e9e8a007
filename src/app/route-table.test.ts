import { describe, expect, it } from 'vitest'
import { reservedNames } from '../definitions/reserved-names'
import { isProtectedPath, unreleasedSections } from './route-table'

describe('a path', () => {
  it.each([
    ['/api-keys', true],
    ['/api-keys/', true],
    ['/api-keys/1', false],
    ['/ssh-keys', false],
    ['/clusters', true],
    ['/clusters/sales', true],
    ['/clusters/sales/access', true],
    ['/clusters/sales/anything', false],
    ['/about', false],
  ])('%s requires a login with a definition file for API keys: %s', (path, isProtected) => {
    expect(isProtectedPath(path, ['/resources/api-keys.json'])).toBe(isProtected)
  })
})

describe('names that no resource may have', () => {
  it('hold the first part of every address of the console', () => {
    const own = ['clusters', 'instances', 'plans', 'support', 'verify', 'signin', 'signup', 'sso', 'admin']
    const sections = unreleasedSections.map(({ path }) => path.split('/')[1])
    expect([...own, ...sections].filter((name) => !reservedNames.has(name ?? ''))).toEqual([])
  })
})
