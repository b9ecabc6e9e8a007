import type { BrowserContext, Page } from '@playwright/test'
import { signInHeading } from './sign-in-page'

/** Requests with which the console sent the browser to sign in; silent ones in a frame are left out. */
export function recordSignInRequests(context: BrowserContext): readonly URLSearchParams[] {
  const requests: URLSearchParams[] = []
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/authorize' && searchParams.get('prompt') !== 'none') requests.push(searchParams)
  })
  return requests
}

/**
 * Comes back from the identity provider with an error, in answer to a sign-in that the console really began:
 * without its state the console would see a forgery.
 */
export async function returnWithError(
  page: Page,
  description: string,
  error = 'access_denied',
): Promise<void> {
  const requests = recordSignInRequests(page.context())
  await page.goto('/clusters')
  await signInHeading(page).waitFor()
  const state = requests.at(-1)?.get('state') ?? ''
  await page.goto(`/?${new URLSearchParams({ error, error_description: description, state })}`)
}
