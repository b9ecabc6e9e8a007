import type { AuthClient } from '../app/auth-client'

export type FakeAuthClient = AuthClient & {
  /** Redirects to the identity provider, in order. */
  redirects: { returnTo: string; parameters?: Readonly<Record<string, string>> }[]
  signOuts: number
}

/** An identity provider's client whose answers a test replaces; by default somebody is signed in as `u-1`. */
export function createFakeAuthClient(overrides: Partial<AuthClient> = {}): FakeAuthClient {
  const client: FakeAuthClient = {
    redirects: [],
    signOuts: 0,
    hasSessionHint: () => true,
    finishSignIn: async () => ({ returnTo: null }),
    getToken: async () => 'access-token',
    getClaims: async () => ({ sub: 'u-1' }),
    redirect: async (redirect) => {
      client.redirects.push(redirect)
    },
    signOut: async () => {
      client.signOuts += 1
    },
    forget: async () => {},
    ...overrides,
  }
  return client
}
