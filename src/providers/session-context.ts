import { createContext, useContext } from 'react'
import type { Viewer } from '../access/access-context'
import type { SavedViewsPlace } from '../definitions/saved-views-resource'
import type { SaidApis } from './named-apis'

/** What the console knows of the signed-in person, and what it may ask of the session. */
export type Session = {
  /** With the role they view the console as, while they do. */
  person: Viewer
  /** Brand key of config.json, for flags and paths that carry it. */
  productKey: string
  /** Absolute address of the product API v2, without a trailing slash. */
  apiUrl: string
  /** Address of the external consent backend, as config.json has it; null where there is none. */
  consentBackendUrl: string | null
  /** The regions a consent may name where the product API lists no others, from config.json; null for the usual ones. */
  consentRegions: readonly string[] | null
  /** What tells the address that the person is seen at, from config.json, and what asks it; null where none is named. */
  addressService: { url: string; send: typeof fetch } | null
  /** Where the views are kept that persons save, from config.json, and the API they go to, if not the product's; null for the browser. */
  savedViews: { place: SavedViewsPlace; apis: SaidApis; api: string | undefined } | null
  /** Which kind of deployment this is, from config.json (LIB-D11). */
  environment: string
  /** Tells the operator of the console of an error, by its name (D1 §8). */
  report: (name: string, error: unknown) => void
  /** Reloads the person (after a delete, CLU-085). */
  reloadPerson: () => Promise<void>
  /**
   * Ends the session here and at the identity provider (D1 §1 'Log out'). With a `place` of the console the provider asks
   * anew who signs in, and leads that person there.
   */
  signOut: (place?: string) => Promise<void>
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the signed-in person. @throws Error where nobody is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a signed-in person')
  return session
}
