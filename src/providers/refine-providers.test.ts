import { describe, expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { createAccessControlProvider } from './access-control-provider'
import { createAuthProvider } from './auth-provider'
import { i18nProvider } from './i18n-provider'

describe("Refine's view of the session", () => {
  it('is that of the person who is signed in now, by name, else by email', async () => {
    let person = buildPerson()
    const provider = createAuthProvider({
      person: () => person,
      signIn: async () => {},
      signOut: async () => {},
    })
    expect(await provider.getIdentity?.()).toEqual({ id: 'u-1', name: 'Olive Owner' })
    expect(await provider.getPermissions?.()).toBe('premium')
    person = buildPerson({ uuid: 'u-2', fullName: null, role: { id: 1, name: 'free' } })
    expect(await provider.getIdentity?.()).toEqual({ id: 'u-2', name: 'owner@sandbox.test' })
    expect(await provider.getPermissions?.()).toBe('free')
    person = buildPerson({ fullName: null, email: null })
    expect(await provider.getIdentity?.()).toEqual({ id: 'u-1', name: '' })
  })

  it('signs in and out by the session, and never out because a call failed', async () => {
    const done: string[] = []
    const provider = createAuthProvider({
      person: buildPerson,
      signIn: async () => void done.push('in'),
      signOut: async () => void done.push('out'),
    })
    expect(await provider.login({})).toEqual({ success: true })
    expect(await provider.logout({})).toEqual({ success: true })
    expect(done).toEqual(['in', 'out'])
    expect(await provider.check()).toEqual({ authenticated: true })
    expect(await provider.onError({ statusCode: 401 })).toEqual({})
  })
})

describe("Refine's question whether somebody may", () => {
  let isTrialExpired = false
  const provider = createAccessControlProvider({
    subjectOf: (resource) => (resource === 'clusters' ? 'Cluster' : undefined),
    person: () => buildPerson({ isTrialExpired, clusterCount: 99 }),
    productKey: 'basalt',
  })

  it('is answered by the verdict of access, with its reason', async () => {
    expect(await provider.can({ resource: 'clusters', action: 'list' })).toEqual({ can: true })
    isTrialExpired = true
    expect(await provider.can({ resource: 'clusters', action: 'list' })).toEqual({
      can: false,
      reason: 'YOUR TRIAL OF Basalt CLOUD IS EXPIRED',
    })
    expect(await provider.can({ resource: 'clusters', action: 'clone' })).toEqual({
      can: false,
      reason: 'To create more clusters, upgrade to a Premium Account.',
    })
    isTrialExpired = false
  })

  it('is answered no for what nobody defined', async () => {
    expect(await provider.can({ resource: 'clusters', action: 'fly' })).toEqual({ can: false })
    expect(await provider.can({ resource: 'moons', action: 'list' })).toEqual({ can: false })
    expect(await provider.can({ action: 'list' })).toEqual({ can: false })
  })

  it('is asked again each time, and for one record never answered by another', () => {
    expect(provider.options?.queryOptions).toEqual({ staleTime: 0, placeholderData: undefined })
  })
})

describe("Refine's own words", () => {
  it('are ours where we have them, with their values, else its own', () => {
    expect(i18nProvider.translate('views.countOf', { count: 10, total: 45, skipped: {} })).toBe('10 of 45')
    expect(i18nProvider.translate('errors.title')).toBe('Error')
    expect(i18nProvider.translate('pages.unknown', {}, 'Its own')).toBe('Its own')
    expect(i18nProvider.translate('pages.unknown', 'Its own')).toBe('Its own')
    expect(i18nProvider.translate('pages.unknown')).toBe('pages.unknown')
  })
})
