import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The structure of a page is the same in both themes: the second one is asked only what depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds nothing on the page as it stands, open menus and dialogs included, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(axe(page), `axe in the light theme at ${page.url()}`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolations(axe(page).withRules(colourRules), `axe in the dark theme at ${page.url()}`)
}

/** The console frames nothing, so that axe needs no second page to put the findings of frames together. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function expectNoViolations(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(findings, where).toEqual([])
}
