import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card, passPoll } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

test.afterEach(({ rig }) => rig.setSpeed(24))

test('a connection stays in sight on other pages and after a reload, until the server shows that it is done', async ({
  page,
  rig,
}) => {
  await rig.setSpeed(0.001)
  await page.clock.install()
  await signInAs(page, 'owner')
  await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
  const tray = page.getByRole('complementary', { name: 'Operations' })
  await expect(tray).toContainText('1 under way')
  await page.getByRole('banner').getByRole('link', { name: 'Consumption' }).click()
  await expect(page).toHaveURL(/\/consumption/)
  await tray.getByRole('button', { name: 'Show operations' }).click()
  const entry = tray.getByRole('listitem')
  await expect(entry).toContainText('Connect finance-archive')
  await expect(entry).toContainText('so far, expected up to 5 min')
  await settled(page)
  await expectAccessible(page)

  await page.reload()
  await expect(tray).toContainText('1 under way')
  await settled(page)
  await rig.advance(600_000)
  await passPoll(page, rig)
  await expect(tray).toContainText('Nothing under way')
  await tray.getByRole('button', { name: 'Show operations' }).click()
  await expect(entry).toContainText('Done')
  await entry.getByRole('link', { name: 'Open finance-archive' }).click()
  await expect(page).toHaveURL(/\/clusters\/finance-archive/)
})
