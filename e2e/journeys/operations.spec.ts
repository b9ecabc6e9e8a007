import { expect, test } from '../fixtures'
import { card, passPoll } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

test.afterEach(({ rig }) => rig.setSpeed(24))

/** What the tray says is held beside it; axe looks at it in a narrow window. */
test('a connection stays in sight after another page is loaded, until the server shows that it is done', async ({
  page,
  rig,
}) => {
  await rig.setSpeed(0.001)
  await page.clock.install()
  await signInAs(page, 'owner')
  await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
  const tray = page.getByRole('complementary', { name: 'Operations' })
  await expect(tray).toContainText('1 under way')

  await page.goto('/consumption')
  await expect(tray).toContainText('1 under way')
  await tray.getByRole('button', { name: 'Show operations' }).click()
  const entry = tray.getByRole('listitem')
  await expect(entry).toContainText('Connect finance-archive')
  await expect(entry).toContainText('so far, expected up to 5 min')
  await settled(page)
  await rig.advance(600_000)
  await passPoll(page, rig)
  await expect(tray).toContainText('Nothing under way')
  await expect(entry).toContainText('Done')
})
