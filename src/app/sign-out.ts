import { announce } from '../providers/session-channel'
import { eraseDrafts } from '../views/form/draft-keys'
import { eraseOperations } from '../views/operations/operation-store'
import type { Analytics } from './analytics'
import type { AuthClient } from './auth-client'
import { eraseRecentChoices } from './recent-choices'
import { forgetRedirect } from './redirect-guard'
import type { RuntimeConfig } from './runtime-config'
import type { SignInWay } from './sign-in'
import { clearFirstLoginFlag, clearSsoCookie } from './sign-in-traces'

/**
 * Leaves nothing of the person in this browser and ends the session at the identity provider (AUTH-015 to 018); the next
 * sign-in ends it where one follows at once.
 */
export async function signOut(
  settings: {
    client: Pick<AuthClient, 'signOut' | 'forget'>
    config: Pick<RuntimeConfig, 'ssoCookieName'>
    analytics: Pick<Analytics, 'reset'>
  },
  next?: Pick<SignInWay, 'go'>,
): Promise<void> {
  clearSsoCookie(settings.config.ssoCookieName)
  clearFirstLoginFlag()
  forgetRedirect()
  eraseDrafts()
  eraseRecentChoices()
  eraseOperations()
  settings.analytics.reset()
  announce('signed-out')
  if (!next) return settings.client.signOut()
  await settings.client.forget()
  await next.go()
}
