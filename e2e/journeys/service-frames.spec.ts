import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../accessibility'
import { startConfiguredRig } from '../console-copy'
import { test as base, expect } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'
import type { Rig } from '../rig'

/** Answers like a chat or an analysis would, and shows what it was told. */
const widget = `<!doctype html><html lang="en"><title>Service</title><body><ul></ul><script>
addEventListener('message', ({ data, source, origin }) => {
  if (data.source !== 'basalt-console') return
  if (data.type === 'hello') source.postMessage({ type: 'ready' }, origin)
  const line = document.createElement('li')
  line.textContent = [data.type, data.email ?? data.page].filter(Boolean).join(' ')
  document.querySelector('ul').append(line)
})</script></body></html>`

type Services = { origin: string; asked: string[] }

/** The built console with a config.json that names a chat and an analysis on another origin. */
const test = base.extend<object, { services: Services; workerRig: Rig }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const asked: string[] = []
      const server = createServer(({ url }, response) => {
        asked.push(url ?? '')
        response.setHeader('content-type', 'text/html').end(widget)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked })
      server.close()
    },
    { scope: 'worker' },
  ],
  workerRig: [
    async ({ services: { origin } }, use) => {
      const config = { chat: `${origin}/chat`, usageAnalysis: `${origin}/usage` }
      const rig = await startConfiguredRig({ config })
      await use(rig)
      await rig.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a trial is asked first: nothing of a chat or an analysis is loaded before consent [SHL-020, SHL-021]', async ({
  page,
  services: { asked },
}) => {
  await signInAs(page, 'newcomer', '/clusters')
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await expect(cookies).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)
  expect(asked).toEqual([])
  await cookies.getByRole('button', { name: 'Accept' }).click()

  await page.getByRole('button', { name: 'Chat' }).click()
  const said = page.frameLocator('iframe[src$="/chat"]').getByRole('listitem')
  await expect(said).toHaveText(['hello', 'identify newcomer@sandbox.test'])
  await page.setViewportSize({ width: 400, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  await expectAccessible(page)
  await expect(
    page.frameLocator('iframe[src$="/usage"]').locator('li').filter({ hasText: 'page /clusters' }),
  ).toHaveCount(1)
  expect(asked.filter((path) => path !== '/favicon.ico').sort()).toEqual(['/chat', '/usage'])
})
