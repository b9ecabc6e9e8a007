import { applyThemeChoice } from '../ui/theme-choice'
import { createAuthClient } from './auth-client'
import { type BootResult, startBoot } from './start-boot'
import { installTrustedTypes } from './trusted-types'

applyThemeChoice()
installTrustedTypes()

/** The start, under way since this module was loaded: its own script, so that it does not wait for the application. */
export const bootResult: Promise<BootResult> = startBoot({
  address: new URL(location.href),
  replaceAddress: (path) => history.replaceState(null, '', path),
  send: fetch.bind(globalThis),
  createClient: createAuthClient,
})

// The first date that a page writes takes a browser some 20 ms to prepare: free while the sign-in is under way.
globalThis.requestIdleCallback?.(() => new Intl.DateTimeFormat('en').format())
