import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, errorNotice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test('a notice stands in the lower corner, off the header and the operations [ERR-006]', async ({
  page,
  fault,
}) => {
  await fault({ call: 'connectCluster', kind: 'status', status: 500, body: 'No capacity left.' })
  await signInAs(page, 'owner')
  for (const width of [1440, 400]) {
    await page.setViewportSize({ width, height: 800 })
    await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
    const notice = errorNotice(page, 'No capacity left.')
    const dock = page.getByRole('complementary', { name: 'Operations' })
    // It moves up as the dock arrives.
    await expect.poll(() => gapBetween(notice, dock)).toBeGreaterThanOrEqual(0)
    expect(await gapBetween(notice, dock)).toBeLessThan(48)
    const box = await notice.boundingBox()
    if (!box) throw new Error('The notice has no place on the page')
    expect([box.x, box.x + box.width]).toEqual([width - 24 - Math.min(384, width - 48), width - 24])
    // Below the header of 56 px.
    expect(box.y).toBeGreaterThan(56)
    await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
    await expect(notice).toHaveCount(0)
  }
})

/** Pixels from the lower edge of one to the upper edge of the other; less than any screen where one is not there. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return above && below ? below.y - above.y - above.height : Number.NEGATIVE_INFINITY
}
