import { expect, type Page, type Request } from '@playwright/test'

/** Requests that were sent and not yet answered, by page. */
const pending = new WeakMap<Page, Set<Request>>()

/** Follows the requests of a page from now on; every sign-in does so. */
export function followRequests(page: Page): void {
  if (pending.has(page)) return
  const open = new Set<Request>()
  pending.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Waits until the page is at rest: every request is answered, nothing says that it is busy, no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  const open = pending.get(page)
  if (!open) throw new Error('The requests of this page are not followed: sign in with signInAs first.')
  await expect
    .poll(
      async () => {
        const waiting = [...open].map((request) => request.url())
        return [...waiting, ...(await page.evaluate(busyParts))]
      },
      { message: 'what the page still waits for' },
    )
    .toEqual([])
}

/** Runs in the page, once what has arrived is drawn: what says there that it waits. */
async function busyParts(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return [
    ...document.querySelectorAll('[aria-busy="true"], [class*="skeleton"], .spinner, .ant-spin-spinning'),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => `${element.tagName} ${element.className}`)
}
