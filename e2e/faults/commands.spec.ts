import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  card,
  chooseAction,
  confirmDisconnect,
  countOf,
  errorNotice,
  notice,
  shownNames,
  stateWord,
} from '../pages/clusters'
import { rawApiOf } from '../pages/raw-api'
import { signInAs, uuidOf } from '../pages/sign-in-page'
import type { Rig } from '../rig'

// A browser repeats by itself what it sent on a connection that was cut at once, so a cut here lasts until it is mended.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

const connect = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `Connect ${name}` })
const cloneDialog = (page: Page) => page.getByRole('dialog', { name: 'Clone Cluster' })
const deleteDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Are you sure you want to delete ${name} cluster?` })

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

  test('a double click is one command, and so is one that takes long [CLU-062]', async ({ page, rig }) => {
    await signInAs(page, 'owner')
    await rig.hold('connectCluster')
    const answered = page.waitForResponse((response) => response.url().endsWith('/connect'))
    await connect(page, 'finance-archive').dblclick()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
    await rig.clearFaults()
    await answered
    await page.reload()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
    expect(await countOf(rig, 'connectCluster')).toBe(1)
  })
})

test.describe('disconnect', () => {
  for (const how of [
    { kind: 'status', status: 500, body: 'The node is stuck.', reported: 'The node is stuck.' },
    { kind: 'reset', reported: 'We could not confirm whether "Disconnect" reached sales-analytics.' },
  ] as const)
    test(`a ${how.kind} ${'status' in how ? how.status : ''} brings the old state back and is reported as an Error [CLU-030, CLU-D08, ERR-006, ERR-008]`, async ({
      page,
      fault,
    }) => {
      const { reported, ...rest } = how
      await signInAs(page, 'owner')
      await fault({ call: 'disconnectCluster', ...rest })
      await chooseAction(page, 'sales-analytics', 'Disconnect')
      await confirmDisconnect(page).click()
      await expect(errorNotice(page, reported)).toBeVisible()
      await expect(stateWord(page, 'sales-analytics')).toHaveText('Connected')
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

  test('a call lost on its way keeps the dialog and the name; trying again makes one clone [CLU-060]', async ({
    page,
    rig,
    fault,
  }) => {
    await signInAs(page, 'owner')
    await fault({ call: 'cloneCluster', kind: 'reset' })
    await chooseAction(page, 'sales-analytics', 'Clone')
    await cloneDialog(page).getByRole('textbox').fill('sales-copy')
    const submit = cloneDialog(page).getByRole('button', { name: 'Clone', exact: true })
    await submit.click()
    await expect(cloneDialog(page)).toContainText(
      'No answer arrived, so we could not confirm whether "sales-copy" was created.',
    )
    await expect(cloneDialog(page).getByRole('textbox')).toHaveValue('sales-copy')
    await rig.clearFaults()
    await submit.click()
    await expect(notice(page, 'Cluster is cloned successfully')).toBeVisible()
    await expect(card(page, 'sales-copy')).toHaveCount(1)
    expect(new Set(await keysOf(rig, 'cloneCluster')).size).toBe(1)
  })

  test('a name that is taken is said at the name [CLU-D17, ERR-002]', async ({ page, guard }) => {
    guard.allow(/Failed to load resource.*409/)
    await signInAs(page, 'owner')
    await chooseAction(page, 'sales-analytics', 'Clone')
    await cloneDialog(page).getByRole('textbox').fill('web-events')
    await cloneDialog(page).getByRole('button', { name: 'Clone', exact: true }).click()
    await expect(cloneDialog(page)).toContainText('You already have a cluster named web-events.')
    await expect(cloneDialog(page).getByRole('textbox')).toHaveValue('web-events')
  })
})

test.describe('delete', () => {
  test('a refusal keeps the dialog with the specified text, and quotes the server beside it; trying again works [CLU-066, CLU-069, CLU-D20, CLU-D27]', async ({
    page,
    fault,
  }) => {
    await signInAs(page, 'owner')
    await fault({
      call: 'deleteCluster',
      kind: 'status',
      status: 500,
      body: { message: 'The disk is still attached.' },
      times: 1,
    })
    await askToDelete(page, 'finance-archive')
    const dialog = deleteDialog(page, 'finance-archive')
    await expect(dialog).toContainText('The input is not valid Name!')
    await expect(errorNotice(page, 'The disk is still attached.')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('finance-archive')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notice(page, 'finance-archive is deleted successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('a call lost on its way keeps the dialog and says what is unknown [CLU-061]', async ({
    page,
    fault,
  }) => {
    await signInAs(page, 'owner')
    await fault({ call: 'deleteCluster', kind: 'reset' })
    await askToDelete(page, 'finance-archive')
    await expect(deleteDialog(page, 'finance-archive')).toContainText(
      'We could not confirm whether "Delete" reached finance-archive.',
    )
    await expect(card(page, 'finance-archive')).toHaveCount(1)
  })

  test('what was deleted elsewhere meanwhile is said to be gone, and leaves the list [CLU-066]', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*404/)
    await signInAs(page, 'owner')
    const elsewhere = await rawApiOf(page, page.request)
    await expect(card(page, 'azdev01')).toBeVisible()
    for (const name of ['finance-archive', 'azdev01'])
      expect((await elsewhere.send('DELETE', `/users/${uuidOf('owner')}/instances/${name}`)).status).toBe(200)
    await connect(page, 'azdev01').click()
    await expect(errorNotice(page, 'This cluster does not exist.')).toBeVisible()
    await expect(card(page, 'azdev01')).toHaveCount(0)
    await expect(card(page, 'finance-archive')).toHaveCount(0)
  })

  test('deleting what was deleted elsewhere ends with it gone, reported as done [CLU-085]', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*404/)
    await signInAs(page, 'owner')
    const elsewhere = await rawApiOf(page, page.request)
    await chooseAction(page, 'finance-archive', 'Delete')
    await deleteDialog(page, 'finance-archive').getByRole('textbox').fill('finance-archive')
    await elsewhere.send('DELETE', `/users/${uuidOf('owner')}/instances/finance-archive`)
    await deleteDialog(page, 'finance-archive').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notice(page, 'finance-archive is deleted successfully')).toHaveCount(1)
    await expect(page.locator('.ant-notification-notice-message', { hasText: 'Error' })).toHaveCount(0)
    await expect(deleteDialog(page, 'finance-archive')).toHaveCount(0)
    await expect(card(page, 'finance-archive')).toHaveCount(0)
  })
})

async function askToDelete(page: Page, name: string): Promise<void> {
  await chooseAction(page, name, 'Delete')
  await deleteDialog(page, name).getByRole('textbox').fill(name)
  await deleteDialog(page, name).getByRole('button', { name: 'Delete', exact: true }).click()
}

async function keysOf(rig: Rig, call: string): Promise<(string | undefined)[]> {
  return (await rig.requests())
    .filter((request) => request.call === call)
    .map(({ headers }) => headers['idempotency-key'])
}
