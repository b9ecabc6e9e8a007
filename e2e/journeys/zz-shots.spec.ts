import { test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

test('shots', async ({ page, rig }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await rig.patchPerson('owner', { features: [{ key: 'scheduler', toggle: true }, { key: 'teleport', toggle: true }] })
  await signInAs(page, 'owner', '/clusters/sales-analytics/access')
  await page.getByRole('heading', { name: 'Access explorer' }).waitFor()
  await page.getByRole('heading', { name: /Clusters/ }).waitFor()
  const take = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 400]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (over > 0) console.log(name, width, 'sideways', over)
        await page.screenshot({ path: `/tmp/shots/${name}-${colorScheme}-${width}.png` })
      }
  }
  await take('me')
  await page.goto('/clusters/sales-analytics/access?as=accountManager&state=sleeping&open=Cluster/clone,IpWhitelist/create&q=cl')
  await page.getByRole('heading', { name: /Clusters/ }).first().waitFor()
  await take('billing')
  await page.goto('/clusters/sales-analytics/access?tab=drift')
  await page.getByRole('heading', { name: /specification/ }).waitFor()
  await take('drift')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/clusters/sales-analytics?tab=access-and-security')
  await page.getByRole('button', { name: 'Roles and Permissions' }).click()
  await page.getByRole('link', { name: 'Explore access' }).waitFor()
  await take('dialog')
})
