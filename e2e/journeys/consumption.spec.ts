import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

test('a person follows consumption to its parts, and takes it along as files [USE-014, USE-029, USE-030]', async ({
  page,
  rig,
}) => {
  // Where four cards share the width.
  await page.setViewportSize({ width: 1024, height: 768 })
  // A whole month: this one has hours, not days, on its first day.
  await signInAs(page, 'owner', '/consumption?range=last-month')
  await expect(page.getByRole('heading', { level: 1, name: 'IPU Units Consumption' })).toBeVisible()
  const sum = page.getByRole('button', { name: /^What .* of Compute is made of$/ })

  await test.step('the sum stands on one line with its unit', async () => {
    await expect(sum).toHaveText(/^[\d,.]+ IPU$/)
    expect((await sum.boundingBox())?.height).toBeLessThan(45)
  })

  await test.step('the requests are those of the specification', async () => {
    const calls = (await rig.requests()).filter(({ call }) => call === 'getConsumption')
    const { method, path, query } = calls[0] ?? {}
    expect(method).toBe('GET')
    expect(path).toMatch(/\/users\/[\w-]+\/consumption$/)
    expect(Object.keys(query ?? {}).sort()).toEqual(['endDate', 'startDate'])
    expect(query?.startDate).toMatch(/^\d{4}-\d{2}-01$/)
  })

  await test.step('a figure opens to its parts', async () => {
    await sum.click()
    const parts = page.getByRole('dialog', { name: /^What .* IPU is made of$/ })
    await parts.getByText('sales-analytics').click()
    await parts
      .getByText(/^\d{2} \w{3} \d{4}$/)
      .first()
      .click()
    await expect(parts.getByText('Basalt').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(parts).toBeHidden()
  })

  await test.step('the whole page is accessible, with its chart', async () => {
    await page.getByRole('img', { name: /^Compute, IPU/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('canvas').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a small window cuts nothing off', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    // The chart is drawn again a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(400)
    // Nor is a figure of the table outside of its frame.
    const total = page.getByRole('button', { name: /^What .*, Total Used Units is made of$/ }).first()
    const box = await total.boundingBox()
    expect((box?.x ?? 400) + (box?.width ?? 0)).toBeLessThanOrEqual(400)
    // A cluster's name stands on one line.
    const names = page.locator('tbody th')
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(40)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the picture has twice the pixels of its drawing', async () => {
    const { name, content } = await exported(page, 'Chart as PNG')
    expect(name).toBe('consumption-chart.png')
    expect(content.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(content.readUInt32BE(16)).toBe(2 * 1120)
  })

  await test.step('the PDF is landscape A4 with chart, table and texts', async () => {
    const { name, content } = await exported(page, 'Chart and table as PDF')
    expect(name).toBe('consumption.pdf')
    const raw = content.toString('latin1')
    expect(raw).toMatch(/\/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/)
    expect(raw).toContain('/Subtype /Image')
    const texts = textsOf(content)
    expect(texts).toContain('IPU Units Consumption')
    expect(texts.filter((text) => text === 'Total Used Units').length).toBeGreaterThan(0)
    expect(texts).toContain('sales-analytics')
  })
})

async function exported(page: Page, kind: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** The texts of a PDF, which only a PDF with texts has. */
function textsOf(content: Buffer): string[] {
  const texts: string[] = []
  let from = content.indexOf('stream\n')
  while (from >= 0) {
    const start = from + 'stream\n'.length
    const end = content.indexOf('\nendstream', start)
    const stream = inflated(content.subarray(start, end))
    texts.push(...[...stream.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)].map(([, text = '']) => text))
    from = content.indexOf('stream\n', end + '\nendstream'.length)
  }
  return texts
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
