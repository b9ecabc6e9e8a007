import type { BrowserContext } from '@playwright/test'

/** Requests with which the console sent the browser to sign in; silent ones in a frame are left out. */
export function recordSignInRequests(context: BrowserContext): readonly URLSearchParams[] {
  const requests: URLSearchParams[] = []
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/authorize' && searchParams.get('prompt') !== 'none') requests.push(searchParams)
  })
  return requests
}
