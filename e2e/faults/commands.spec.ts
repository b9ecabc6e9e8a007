import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, chooseAction, countOf, errorNotice, notice, shownNames, stateWord } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import type { Rig } from '../rig'

// A browser repeats by itself what it sent on a connection that was cut at once, so a cut here lasts until it is mended.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

const connect = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `Connect ${name}` })
const offline = 'You are offline. What you see may be out of date'

test('a command lost on its way is taken back and can be repeated, one whose answer is lost counts, and one given offline is refused and not kept [CLU-029, CLU-035, CLU-060, CLU-D08]', async ({
  page,
  context,
  rig,
  guard,
  fault,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await signInAs(page, 'owner')
  await expect(card(page, 'finance-archive')).toBeVisible()

  await test.step('a call lost on its way', async () => {
    await fault({ call: 'connectCluster', kind: 'reset' })
    await connect(page, 'finance-archive').click()
    await expect(
      errorNotice(page, 'We could not confirm whether "Connect" reached finance-archive.'),
    ).toBeVisible()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Disconnected')
    await rig.clearFaults()
    await connect(page, 'finance-archive').click()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
  })

  await test.step('an answer lost on the way back', async () => {
    await fault({ call: 'cloneCluster', kind: 'commit-then-reset' })
    await chooseAction(page, 'sales-analytics', 'Clone')
    const dialog = page.getByRole('dialog', { name: 'Clone Cluster' })
    await dialog.getByRole('button', { name: 'Clone', exact: true }).click()
    await expect(notice(page, 'Cluster is cloned successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(new Set(await keysOf(rig, 'cloneCluster')).size).toBe(1)
  })

  await page.reload()
  await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
  await expect(card(page, 'sales-analytics-2')).toHaveCount(1)
  expect(await shownNames(page)).toHaveLength(9)

  await test.step('offline', async () => {
    const connections = await countOf(rig, 'connectCluster')
    await context.setOffline(true)
    await expect(page.getByText(offline)).toBeVisible()
    await connect(page, 'azdev01').click()
    await expect(page.locator('.notice').first()).toContainText(/offline|could not confirm/)
    await expect(stateWord(page, 'azdev01')).toHaveText('Disconnected')
    expect(await shownNames(page)).toHaveLength(9)
    const reads = await readsOf(rig)
    await context.setOffline(false)
    await expect(page.getByText(offline)).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect.poll(() => readsOf(rig)).toBeGreaterThan(reads)
    await expect(page.getByRole('main')).not.toContainText('Cannot refresh')
    expect(await countOf(rig, 'connectCluster')).toBe(connections)
  })
})

async function readsOf(rig: Rig): Promise<number> {
  return (await countOf(rig, 'listClusters')) + (await countOf(rig, 'listClusterStatuses'))
}

async function keysOf(rig: Rig, call: string): Promise<(string | undefined)[]> {
  return (await rig.requests())
    .filter((request) => request.call === call)
    .map(({ headers }) => headers['idempotency-key'])
}
