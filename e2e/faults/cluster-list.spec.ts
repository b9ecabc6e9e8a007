import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, countOf, shownNames, stateWord } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const main = (page: Page) => page.getByRole('main')

test('offline, the list stays, says so, refuses commands without keeping them, and is read again when the connection is back', async ({
  page,
  context,
  rig,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await signInAs(page, 'owner')
  await expect(card(page, 'finance-archive')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see may be out of date')).toBeVisible()
  await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
  await expect(page.locator('.notice').first()).toContainText(/offline|could not confirm/)
  await expect(stateWord(page, 'finance-archive')).toHaveText('Disconnected')
  expect(await shownNames(page)).toHaveLength(8)
  const reads = await readsOf(rig)
  await context.setOffline(false)
  await expect(page.getByText('You are offline. What you see may be out of date')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect.poll(() => readsOf(rig)).toBeGreaterThan(reads)
  await expect(main(page)).not.toContainText('Cannot refresh')
  expect(await countOf(rig, 'connectCluster')).toBe(0)
})

async function readsOf(rig: Parameters<typeof countOf>[0]): Promise<number> {
  return (await countOf(rig, 'listClusters')) + (await countOf(rig, 'listClusterStatuses'))
}
