import { test, expect } from '../fixtures'
import { card } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
test('shots', async ({ page, rig, fault }) => {
  await rig.setSpeed(0.001)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'owner')
  await fault({ call: 'connectCluster', kind: 'status', status: 409, body: { message: 'The region has no room for another cluster of this size.' }, times: 1 })
  await card(page, 'azdev01').getByRole('button', { name: 'Connect azdev01' }).click()
  await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
  const tray = page.getByRole('complementary', { name: 'Operations' })
  await expect(tray).toContainText('under way')
  await page.screenshot({ path: '/tmp/tray-dock.png' })
  await tray.getByRole('button', { name: 'Show operations' }).click()
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((each) => each.startsWith('basalt.operations')) ?? ''
    const all = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    for (const each of all) each.startedAt -= 400_000
    sessionStorage.setItem(key, JSON.stringify(all))
  })
  await page.screenshot({ path: '/tmp/tray-open.png' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 400, height: 800 })
  await page.reload()
  await tray.getByRole('button', { name: 'Show operations' }).click()
  await page.screenshot({ path: '/tmp/tray-open-400.png' })
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/tray-bell.png' })
})
