import type { ConsoleOrigins } from './console-origins'

/** On every answer of the sandbox, and what a hosting of the console has to send (docs/hosting). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), browsing-topics=(), clipboard-write=(self)',
}

/** On answers of the product API. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/**
 * The policy of the console's pages. Calls, uploads and the silent sign-in's frame may go to the origins config.json names
 * beside the console's own; scripts only pass the Trusted Types policy named `default`.
 */
export function consolePolicy(origins: ConsoleOrigins): string {
  const connect = [
    "'self'",
    origins.api,
    origins.auth,
    origins.consent,
    origins.ownAddress,
    ...(origins.storage ?? []),
    ...(origins.apis ?? []),
  ]
    .filter(Boolean)
    .join(' ')
  const frame = ["'self'", origins.auth, ...(origins.frames ?? [])].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...(origins.images ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    `frame-src ${frame}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ')
}

/** The policy of the worker that holds the refresh token: it can send it to the identity provider alone. */
export function workerPolicy({ auth }: ConsoleOrigins): string {
  return `default-src 'none'; connect-src ${auth ?? "'self'"}`
}

export const reportingEndpoints = 'csp="/csp-report"'
