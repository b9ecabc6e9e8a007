import { describe, expect, it, vi } from 'vitest'
import { allowMarketingScript, installTrustedTypes, workerUrl } from './trusted-types'

type Policy = {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}

/** The one policy that is installed, as a browser would keep it. */
function installed(): Policy {
  const made: { name: string; policy: Policy }[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, policy: Policy) => void made.push({ name, policy }),
  })
  installTrustedTypes()
  expect(made.map(({ name }) => name)).toEqual(['default'])
  return made[0]?.policy ?? { createHTML: String, createScriptURL: String }
}

describe('the policy of Trusted Types', () => {
  it('lets text become a style sheet, and nothing with markup', () => {
    const { createHTML } = installed()
    expect(createHTML('.row { color: red }')).toBe('.row { color: red }')
    expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  })

  it('starts the worker of this site, and no other script of here or elsewhere', () => {
    const { createScriptURL } = installed()
    expect(createScriptURL(workerUrl)).toBe(workerUrl)
    for (const url of [
      '/other.js',
      `/other${workerUrl}`,
      `https://evil.test${workerUrl}`,
      `//evil.test${workerUrl}`,
      'data:text/javascript,alert(1)',
      'blob:https://evil.test/1',
    ])
      expect(createScriptURL(url)).toBeNull()
  })

  it('lets in the marketing script once the sign-up page asks for it, from this site alone [AUTH-005]', () => {
    const { createScriptURL } = installed()
    expect(createScriptURL('/campaign.js')).toBeNull()
    allowMarketingScript('/campaign.js')
    expect(createScriptURL('/campaign.js')).toBe('/campaign.js')
    expect(createScriptURL('https://evil.test/campaign.js')).toBeNull()
    expect(createScriptURL('/other.js')).toBeNull()
  })

  it('is not missed where a browser does not know of it', () => {
    vi.stubGlobal('trustedTypes', undefined)
    expect(installTrustedTypes).not.toThrow()
  })
})
