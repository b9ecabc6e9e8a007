import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { tabOf } from '../pages/cluster-page'
import { signInAs } from '../pages/sign-in-page'

test('without its file nothing of a TypeScript resource is there: no tab, no address, no code, no call', async ({
  page,
  rig,
  guard,
}) => {
  guard.allow(/console: Failed to load resource/)
  await signInAs(page, 'owner', tabOf('integrations'))
  await expect(page.getByRole('tab', { name: 'Main' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).not.toHaveURL(/integrations/)
  await expect(page.getByRole('tab', { name: 'Integrations' })).toHaveCount(0)

  const assets = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  expect(assets.length).toBeGreaterThan(5)
  const mentions = assets.filter((name) => /webhook/i.test(readFileSync(join('dist/assets', name), 'utf8')))
  expect(mentions).toEqual([])

  const answer = await page.request.get(
    `${rig.origin}/api/v2/instances/c1a5e000-0000-4000-8000-000000000001/webhooks`,
  )
  expect(answer.status()).toBe(404)
})
