import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect } from '../fixtures'
import { tabTo } from '../pages/keyboard'
import { signInAs } from '../pages/sign-in-page'
import { exampleFile, copyTest as test } from '../project-copy'
import { settled } from '../settled'

const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const titleOf = (place: Locator) => place.getByRole('heading', { level: 2 })
const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }

test('a dashboard from files: its panels, one that fails and is tried again, and the way to a list, by keyboard alone', async ({
  page,
  rig,
  copy,
  fault,
}) => {
  await copy.deploy('projects', 'service-accounts', 'maintenance-windows')
  // As documented, but with the chart first: figures then stand beside it.
  const example = JSON.parse(await exampleFile('operations'))
  const isChart = ({ kind }: { kind: string }) => kind === 'chart'
  example.panels.sort((one: { kind: string }, other: { kind: string }) => +isChart(other) - +isChart(one))
  await copy.deployText('operations', JSON.stringify(example))
  await fault({ call: 'maintenance-windows.list', kind: 'status', status: 500 })
  await signInAs(page, 'owner', '/operations')

  const failed = panel(page, 'Windows to decide on')
  await expect(failed.getByRole('alert')).toContainText('could not be loaded')
  const [chart, broken] = [panel(page, 'Projects by status'), panel(page, 'Broken projects')]
  await expect(broken).toContainText('0')
  await expect(broken).toContainText('All well')
  await expect(panel(page, 'Spent')).toContainText('of 2 projects')
  await expect(chart.locator('canvas')).toBeVisible()
  await settled(page)
  expect((await boxOf(titleOf(chart))).y).toBe((await boxOf(titleOf(broken))).y)
  expect((await boxOf(chart)).height).toBeGreaterThan(300)
  expect((await boxOf(broken)).height).toBeLessThan(210)
  await expectAccessible(page)

  await rig.clearFaults()
  await tabTo(page, failed.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await expect(failed.getByRole('rowheader')).toHaveText(['Disks of Frankfurt'])

  await page.setViewportSize({ width: 390, height: 800 })
  const rows = failed.getByRole('region', { name: 'Windows to decide on as a table' })
  await tabTo(page, rows)
  expect(await rows.evaluate((place) => place.scrollWidth > place.clientWidth)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rows.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0)

  await tabTo(page, failed.getByRole('link', { name: 'Open list: Windows to decide on' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/maintenance-windows\?.*status=planned/)
  await expect(page.getByRole('main').getByText('Disks of Frankfurt')).toBeVisible()
})
