import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The structure of a page is the same in both themes: the second one is asked only what depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds nothing on the page as it stands, open menus and dialogs included, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await prefer(page, 'light')
  await expectNoViolations(await axe(page), `axe in the light theme at ${page.url()}`)
  await prefer(page, 'dark')
  await expectNoViolations((await axe(page)).withRules(colourRules), `axe in the dark theme at ${page.url()}`)
}

/** Changes what the system prefers, and waits for antd, whose colours follow by a render. */
async function prefer(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((text) => {
    const drawnByAntd = document.querySelector('.console')
    return !drawnByAntd || getComputedStyle(drawnByAntd).getPropertyValue('--ant-color-text') === text
  }, { light: '#1a1f26', dark: '#e8ecf1' }[colorScheme])
}

/**
 * The console frames nothing, so that axe needs no second page to put the findings of frames together. A page is given
 * axe's half a megabyte once, where the builder would give it twice for each theme of each check.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) }).setLegacyMode()
}

async function expectNoViolations(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(findings, where).toEqual([])
}
