import { describe, expect, it } from 'vitest'
import { isProtectedPath } from './protected-path'
import { reservedNames } from './reserved-names'

describe('a path', () => {
  it.each([
    ['/api-keys', true],
    ['/api-keys/', true],
    ['/api-keys/1', true],
    ['/api-keys/1/more', false],
    ['/ssh-keys/1', false],
    ['/ssh-keys', false],
    ['/clusters', true],
    ['/clusters/sales', true],
    ['/clusters/sales/access', true],
    ['/Clusters/sales', true],
    ['/consentFlow', true],
    ['/clusters/sales/anything', false],
    ['/about', false],
    ['/support', false],
    ['/users/acceptclusterinv', true],
  ])('%s requires a login with a definition file for API keys: %s', (path, isProtected) => {
    expect(isProtectedPath(path, ['/resources/api-keys.json'])).toBe(isProtected)
  })
})

describe('names that no resource may have', () => {
  it('hold the first part of every address of the console, and of what is served beside it', () => {
    expect([...reservedNames].sort()).toEqual([
      'admin',
      'api',
      'assets',
      'authorize',
      'clusters',
      'consentflow',
      'consumption',
      'data-apps',
      'instances',
      'my-account',
      'notifications',
      'oauth',
      'oidc',
      'plans',
      'resources',
      'sandbox',
      'signin',
      'signin-cloud',
      'signup',
      'sso',
      'support',
      'u',
      'userinfo',
      'users',
      'verify',
    ])
  })
})
