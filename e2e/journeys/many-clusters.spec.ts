import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { notice, panelButton } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test('twelve clusters are found in a table and disconnected at once: two are left out by rule, one is refused and one cannot be confirmed', async ({
  page,
  rig,
  fault,
}) => {
  await rig.setSpeed(0.001)
  await rig.fillClusters('stranger', 24)
  await signInAs(page, 'stranger')
  await expect(panelButton(page, 'Connected')).toBeVisible()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL(/view=table/)
  await page.getByRole('searchbox').fill('cluster-')
  await expect(page).toHaveURL(/q=cluster-/)
  const table = page.getByRole('table', { name: 'Clusters' })
  await table.getByRole('button', { name: 'Filter by State' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Connected', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/state=running/)
  await expect(table.getByRole('rowheader')).toHaveCount(12)
  const names = await table.getByRole('rowheader').allTextContents()
  for (const name of names.slice(0, 2))
    await rig.sendPolicies(name, 'stranger', { connectionPolicy: ['list'] })
  await page.getByRole('button', { name: 'Refresh now' }).click()

  await table.getByRole('checkbox', { name: 'Select all clusters on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected clusters' })
  await expect(bar).toContainText('12 selected')
  await expect(bar).toContainText('10 can be disconnected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Disconnect' }).click()
  const question = page.getByRole('dialog', { name: 'Disconnect 10 of the selected clusters?' })
  await expect(question).toContainText('what runs on them stops')
  await expect(question).toContainText('These are left out:')
  await expect(question.getByText('You need higher permission')).toHaveCount(2)

  await rig.forgetRequests()
  await fault({
    call: 'disconnectCluster',
    kind: 'status',
    status: 409,
    body: { message: 'A backup is under way.' },
    times: 1,
  })
  await fault({ call: 'disconnectCluster', kind: 'status', status: 504, body: {}, times: 1 })
  await question.getByRole('button', { name: 'Disconnect', exact: true }).click()
  const report = question.getByRole('alert')
  await expect(report).toContainText('8 of 10 done. These failed:')
  await expect(report).toContainText('A backup is under way.')
  await expect(report).toContainText('We could not confirm what became of these:')
  await expect(report.getByText('You need higher permission')).toHaveCount(2)
  await expect(report.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await expect(notice(page, 'Disconnect: done for 8 clusters')).toBeVisible()
  const sent = (await rig.requests()).filter(({ call }) => call === 'disconnectCluster')
  expect(sent).toHaveLength(10)
})
