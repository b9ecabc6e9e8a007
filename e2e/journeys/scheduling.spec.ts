import type { Locator } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = tabOf('scheduling')
const path = expect.stringMatching(/^\/api\/v2\/users\/instances\/[0-9a-f-]{36}\/scheduleevent$/)
/** A moment some hours after now, as it is typed into the browser, whose zone is UTC. */
function inHours(hours: number): { local: string; iso: string } {
  const iso = new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString()
  return { local: iso.slice(0, 16).replace('T', ' '), iso }
}

/** Types a time and closes the calendar that has opened for it. */
async function setTime(field: Locator, time: string): Promise<void> {
  await field.fill(time)
  const calendar = field.page().locator('.ant-picker-dropdown:visible')
  await expect(calendar).toBeVisible()
  await field.press('Escape')
  await expect(calendar).toBeHidden()
}

/** Takes an event from the list that opens. */
async function takeEvent(dialog: Locator, label: string): Promise<void> {
  await dialog.locator('.ant-select').click()
  await dialog.locator('.ant-select-dropdown:visible').getByTitle(label, { exact: true }).click()
}

test('an owner schedules, changes and deletes an event in three steps [SCH-001, API-030, API-031, API-032, API-033]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tab)
  const schedule = section(page, 'Table View')
  await expect(schedule.getByText('Nothing is scheduled.')).toBeVisible()
  await schedule.getByRole('button', { name: 'New event' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule an event' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Event Main Info/,
    /Event Additional Info/,
    /Review/,
  ])
  const next = dialog.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(dialog).toContainText('Please select an event')
  await expect(dialog).toContainText('Please select a start time')
  await expectAccessible(page)

  const start = dialog.getByLabel('Start time')
  const end = dialog.getByLabel('End time')
  const startsAt = inHours(5)
  await setTime(start, startsAt.local)
  const endsAt = inHours(9)
  await setTime(end, endsAt.local)
  await takeEvent(dialog, 'Scale up')
  await next.click()
  await dialog.getByLabel('Analytics nodes').fill('2')
  await next.click()
  await expect(dialog).toContainText('+2 to 3')
  await expect(dialog).toContainText('Scale down at the end')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule event' }).click()
  await expect(notice(page, 'The event is scheduled')).toBeVisible()
  const row = rowOf(page, 'Scale up')
  await expect(row).toContainText(startsAt.local)
  await expect(row).toContainText('Queued')

  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit scheduled event' })
  await takeEvent(edit, 'Disconnect')
  await edit.getByLabel('End time').fill('')
  await edit.getByRole('button', { name: 'Next' }).click()
  await expect(edit).toContainText('Nothing more is needed in this step.')
  await edit.getByRole('button', { name: 'Next' }).click()
  await edit.getByRole('button', { name: 'Save event' }).click()
  const changed = rowOf(page, 'Disconnect').last()
  await expect(changed).toContainText('Queued')

  await changed.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(notice(page, 'The event was deleted')).toBeVisible()
  await expect(schedule.getByText('Nothing is scheduled.')).toBeVisible()

  const none = { analyticsReplicas: null, loaderReplicas: null }
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path,
      body: {
        event: 'scale up',
        eventResult: 'scale down',
        startTime: startsAt.iso,
        endTime: endsAt.iso,
        eventInformation: { analyticsReplicas: 2, loaderReplicas: null },
      },
    },
    {
      method: 'PUT',
      path,
      body: {
        event: 'disconnect',
        eventResult: null,
        startTime: startsAt.iso,
        eventInformation: none,
        recordID: expect.any(String),
      },
    },
    { method: 'DELETE', path: expect.stringMatching(/\/deletescheduledevent$/), body: null },
  ])
})
