import tokenWorker from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url&no-inline'

let marketingScript: string | null = null

/**
 * Path of the worker that holds the refresh token: a file of this site, so that the security policy needs no `blob:`.
 */
export const workerUrl: string = tokenWorker

/** Lets one more script of this site be loaded: the marketing script, on the sign-up page. */
export function allowMarketingScript(path: string): void {
  marketingScript = path
}

/**
 * Installs the only Trusted Types policy: text without markup may become a style sheet, our worker may be started, and
 * nothing else reaches a dangerous sink.
 */
export function installTrustedTypes(): void {
  trustedTypesOf(globalThis)?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: (url) => (isAllowed(url) ? url : null),
  })
}

type Policy = {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}

type PolicyFactory = { createPolicy: (name: string, policy: Policy) => unknown }

function isAllowed(url: string): boolean {
  const { href, origin } = new URL(url, location.origin)
  return (
    [workerUrl, marketingScript].some((path) => path !== null && href === `${origin}${path}`) &&
    origin === location.origin
  )
}

function trustedTypesOf(scope: object): PolicyFactory | null {
  if (!('trustedTypes' in scope)) return null
  const factory = scope.trustedTypes
  return isPolicyFactory(factory) ? factory : null
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
