import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Calls the product API as the person signed in on a page would, past every form. */
export type RawApi = {
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>
}

/** Takes the token the console sends with its requests; the page must be signed in. */
export async function rawApiOf(page: Page, request: APIRequestContext): Promise<RawApi> {
  const sent = page.waitForRequest((candidate) => candidate.url().includes('/api/v2/users/'))
  await page.reload()
  const { authorization } = await (await sent).allHeaders()
  expect(authorization).toMatch(/^Bearer /)
  return {
    send: async (method, path, body) => {
      const answer = await request.fetch(`/api/v2${path}`, {
        method,
        headers: { authorization: authorization ?? '', 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined ? {} : { data: body }),
      })
      return { status: answer.status(), body: await answer.json() }
    },
  }
}
