import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type IdentityStore = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

export type IdentityProviderOptions = {
  /** A migrated database with the tables of ./schema. */
  db: IdentityStore
  /** Where the browser finds the sandbox, without a path: `http://127.0.0.1:5173`. */
  origin: string
  clientId: string
  /** The one API tokens are made for; an absolute URI. */
  audience: string
  /** Time for the lockout and for verifying tokens; the library issues by the machine's clock. */
  now?: () => Date
}

export type IdentityProvider = {
  /** Whether a path belongs to the identity provider; everything else is the console's or the API's. */
  handles: (pathname: string) => boolean
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Null for everything that is not a live access token for the audience. */
  verifyAccessToken: (token: string) => Promise<VerifiedToken | null>
  /** Ends every session and every refresh token of everybody; access tokens live out their time. */
  revokeAllSessions: () => Promise<void>
  /** Seconds for access tokens issued from now on. */
  setTokenLifetime: (seconds: number) => void
}

export type VerifiedToken = {
  /** The person's uuid. */
  sub: string
  scope: string[]
}

/** The OpenID provider of the sandbox, on the paths the console's Auth0 client expects. */
export const createIdentityProvider = async (
  _options: IdentityProviderOptions,
): Promise<IdentityProvider> => {
  throw new Error('The identity provider is not written yet.')
}
