import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { section, tabOf } from '../pages/cluster-page'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

const day = 86_400_000

test('what a cluster uses: its month and its bucket as charts, its disk by node [DET-019, DET-025, DET-026, API-043, API-044, API-054]', async ({
  page,
  rig,
}) => {
  await rig.advance(12 * day)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const hasChartCode = () => scripts.some((url) => url.includes('/time-series-plot-'))
  await page.setViewportSize({ width: 1280, height: 420 })
  await signInAs(page, 'owner', tabOf('main'))
  const month = section(page, 'IPU this month')
  await expect(month).toContainText(/IPU in \w+ so far/)
  expect(hasChartCode()).toBe(false)

  await page.setViewportSize({ width: 1280, height: 1800 })
  await expect(month.locator('canvas')).toBeVisible()
  await expect(section(page, 'Bucket storage').locator('canvas')).toBeVisible()
  await page.getByRole('button', { name: 'By node' }).click()
  const nodes = page.getByRole('dialog', { name: 'By node' })
  await expect(nodes.getByRole('listitem').first()).toContainText(/^Analytics[\d.]+ GB of 100 GB$/)
  await settled(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(nodes).toBeHidden()

  const sent = (await rig.requests()).filter(({ call }) =>
    /^(getCluster|getClusterConsumption|listClusterNodes)$/.test(call),
  )
  const owner = '5a9d0b0e-0000-4000-8000-000000000001'
  const user = `/api/v2/users/${owner}/instances`
  expect(new Set(sent.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set([
      `GET /api/v2/tenants/${owner}/instances/sales-analytics`,
      `GET ${user}/c1a5e000-0000-4000-8000-000000000001/consumption`,
      `GET ${user}/sales-analytics/nodes`,
    ]),
  )
})
