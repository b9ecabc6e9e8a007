import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, chooseAction, errorNotice, notice, shownNames, stateWord } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import type { Rig } from '../rig'

// A browser repeats by itself what it sent on a connection that was cut at once, so a cut here lasts until it is mended.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

const connect = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `Connect ${name}` })
const cloneDialog = (page: Page) => page.getByRole('dialog', { name: 'Clone Cluster' })

test.describe('connect', () => {
  test('a call lost on its way is taken back, said to be unknown, and can be repeated [CLU-029, CLU-D08]', async ({
    page,
    rig,
    fault,
  }) => {
    await signInAs(page, 'owner')
    await fault({ call: 'connectCluster', kind: 'reset' })
    await connect(page, 'finance-archive').click()
    await expect(
      errorNotice(page, 'We could not confirm whether "Connect" reached finance-archive.'),
    ).toBeVisible()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Disconnected')
    await rig.clearFaults()
    await connect(page, 'finance-archive').click()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
    await page.reload()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
  })
})

test.describe('clone', () => {
  test('an answer lost on the way back counts: one clone, reported as done [CLU-035, CLU-060]', async ({
    page,
    rig,
    fault,
  }) => {
    await signInAs(page, 'owner')
    await fault({ call: 'cloneCluster', kind: 'commit-then-reset' })
    await chooseAction(page, 'sales-analytics', 'Clone')
    await cloneDialog(page).getByRole('button', { name: 'Clone', exact: true }).click()
    await expect(notice(page, 'Cluster is cloned successfully')).toBeVisible()
    await expect(cloneDialog(page)).toHaveCount(0)
    await expect(card(page, 'sales-analytics-2')).toHaveCount(1)
    expect(await shownNames(page)).toHaveLength(9)
    expect(new Set(await keysOf(rig, 'cloneCluster')).size).toBe(1)
  })
})

async function keysOf(rig: Rig, call: string): Promise<(string | undefined)[]> {
  return (await rig.requests())
    .filter((request) => request.call === call)
    .map(({ headers }) => headers['idempotency-key'])
}
