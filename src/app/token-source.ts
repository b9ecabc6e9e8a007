import { NetworkError, SessionEndedError } from '../api/errors'
import type { AuthClient } from './auth-client'
import { type AuthFailure, authFailureOf } from './auth-failure'

export type TokenSource = {
  getToken: () => Promise<string>
  renewToken: () => Promise<string>
}

export type TokenSourceSettings = {
  client: Pick<AuthClient, 'getToken'>
  /** The identity provider no longer renews the session. */
  onEnded: (failure: AuthFailure) => void
  /** The identity provider does not answer (true), or answers again (false). */
  onTrouble: (isTroubled: boolean) => void
  /** Milliseconds before the second, third, … attempt. */
  backOff?: readonly number[]
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>
}

const usualBackOff = [500, 1500, 4000]
/** Milliseconds after which no further attempt is made: a provider that hangs is not asked three times. */
const patience = 12_000

/**
 * Hands out access tokens; a fault of the identity provider is waited out and never ends the session.
 * @throws SessionEndedError when the session is over, NetworkError when the provider stays unreachable.
 */
export function createTokenSource(settings: TokenSourceSettings): TokenSource {
  const { wait = pause, backOff = usualBackOff } = settings

  async function ask(isFresh: boolean): Promise<string> {
    const start = Date.now()
    for (let attempt = 0; ; attempt += 1) {
      try {
        const token = await settings.client.getToken({ isFresh })
        settings.onTrouble(false)
        return token
      } catch (error) {
        const failure = authFailureOf(error)
        if (failure.kind !== 'unreachable') {
          settings.onTrouble(false)
          settings.onEnded(failure)
          throw new SessionEndedError()
        }
        settings.onTrouble(true)
        const delay = backOff[attempt]
        if (delay === undefined || Date.now() - start > patience)
          throw new NetworkError('renewSession', 'unreachable')
        await wait(delay)
      }
    }
  }

  const pending = new Map<boolean, Promise<string>>()
  function shared(isFresh: boolean): Promise<string> {
    const current = pending.get(isFresh) ?? ask(isFresh).finally(() => pending.delete(isFresh))
    pending.set(isFresh, current)
    return current
  }

  return { getToken: () => shared(false), renewToken: () => shared(true) }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
