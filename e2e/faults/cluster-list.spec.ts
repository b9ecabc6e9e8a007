import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, countOf, shownNames, stateWord } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import type { Fault } from '../rig'

const main = (page: Page) => page.getByRole('main')

const faults: readonly (Omit<Fault, 'call' | 'times'> & { reported: string })[] = [
  {
    kind: 'status',
    status: 500,
    body: { message: 'The directory is closed.' },
    reported: 'The directory is closed.',
  },
  { kind: 'reset', reported: 'The server cannot be reached. Check your connection and try again.' },
]

/** What becomes of the other answers is held beside the list, and beside the client that reads them. */
test('whatever becomes of the first answer, its place says so and offers to try again; the rest of the page works [ERR-001, ERR-004]', async ({
  page,
  rig,
  fault,
}) => {
  const place = main(page).getByRole('alert')
  for (const { reported, ...how } of faults) {
    await fault({ call: 'listClusters', ...how })
    if (page.url() === 'about:blank') await signInAs(page, 'owner')
    else await page.reload()
    await expect(place.getByRole('heading', { name: 'Your clusters could not be loaded' })).toBeVisible()
    await expect(place).toContainText(reported)
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Create New Cluster' })).toBeVisible()
    await rig.clearFaults()
    await place.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'sales-analytics')).toBeVisible()
  }
})

test('polls that fail in a row come ever more slowly, and the list can be read by hand meanwhile [CLU-059]', async ({
  page,
  rig,
  fault,
}) => {
  await page.clock.install()
  await signInAs(page, 'owner')
  await expect(card(page, 'sales-analytics')).toBeVisible()
  await fault({ call: 'listClusterStatuses', kind: 'reset' })
  await page.clock.runFor(15_000)
  await expect(main(page)).toContainText('Cannot refresh: the server cannot be reached')
  // 15 s, then 30, 60, 120, 240 and 300 s with up to a fifth more or less.
  for (let minute = 0; minute < 20; minute += 1) await page.clock.runFor(60_000)
  const polls = await countOf(rig, 'listClusterStatuses')
  expect(polls).toBeGreaterThanOrEqual(5)
  expect(polls).toBeLessThanOrEqual(10)
  await main(page).getByRole('button', { name: 'Refresh now' }).click()
  await expect(main(page)).not.toContainText('Cannot refresh')
  await expect(stateWord(page, 'sales-analytics')).toHaveText('Connected')
})

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
