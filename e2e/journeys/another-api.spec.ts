import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { expect } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'
import { copyTest as base, exampleFile } from '../project-copy'

/* A resource of an API on another origin, which config.json names and a definition file chooses. */

type Asked = { method: string; url: string; headers: IncomingHttpHeaders }
type Elsewhere = {
  asked: Asked[]
  origin: string
  stop: () => Promise<void>
}

/** A server that knows nothing of the console: pages by number, and problems of RFC 9457. */
async function startElsewhere(): Promise<Elsewhere> {
  const asked: Asked[] = []
  const rows = [{ id: 1, name: 'March', purpose: 'read', dailyLimit: 5, isActive: true }]
  const server: Server = createServer(({ method = '', url = '', headers }, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type, x-tenant')
    response.setHeader('access-control-expose-headers', 'x-total-count')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    asked.push({ method, url, headers })
    if (method === 'GET') {
      response.setHeader('x-total-count', '41')
      return response.end(JSON.stringify(rows))
    }
    const errors = [{ pointer: '#/name', detail: 'That month is closed' }]
    response.writeHead(422, { 'content-type': 'application/problem+json' })
    return response.end(JSON.stringify({ title: 'Not booked', errors }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    asked,
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The copy of the console, with keys of an API that is elsewhere. */
const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: async ({ copy }, use) => {
    const elsewhere = await startElsewhere()
    const headers = { 'x-tenant': 'basalt' }
    const billing = { base: `${elsewhere.origin}/v1`, headers, errors: 'problem', paging: 'page' }
    await copy.configure({ apis: { billing } })
    const example = await exampleFile('api-keys')
    await copy.deployText('api-keys', example.replace('"name"', '"api": "billing", "name"'))
    await use(elsewhere)
    await elsewhere.stop()
  },
})

test('a definition of another API reads and writes there, without the token, and says what is refused', async ({
  page,
  elsewhere,
  guard,
}) => {
  await signInAs(page, 'owner', '/api-keys')
  const main = page.getByRole('main')
  await expect(main.getByRole('row').filter({ hasText: 'March' })).toBeVisible()
  await expect(main).toContainText('41')
  expect(elsewhere.asked.at(-1)?.url).toBe('/v1/api-keys?page=1&per_page=10&sort=name&order=asc')

  guard.allow(/console: Failed to load resource/)
  await page.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByLabel('Name').fill('April')
  await dialog.getByLabel('Purpose').click()
  await page.locator('[role=option][title="Read only"]').click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/That month is closed/)

  expect(elsewhere.asked.map(({ method }) => method)).toContain('POST')
  for (const { headers } of elsewhere.asked) {
    expect(headers).toMatchObject({ 'x-tenant': 'basalt' })
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('idempotency-key')
  }
})
