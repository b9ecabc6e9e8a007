import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Theme = 'light' | 'dark'

/** What antd writes in, by which it is seen that its colours have followed. */
const antdTexts: Record<Theme, string> = { light: '#1a1f26', dark: '#e8ecf1' }

/** The structure of a page is the same in both themes: the second one is asked only what depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What lies below a modal dialog is out of reach, and is looked at without one. */
const modalDialog = '[role=dialog][aria-modal=true]'

/**
 * Asserts that axe finds nothing on the page as it stands, open menus included, or in the dialog that covers it, in
 * both themes, and that each button that may not be pressed says why. Once for each state: a dialog in its fullest one
 * holds what it shows before. It begins with the theme that the page is in, since to change it draws all anew.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectReasons(page)
  const first = await themeOf(page)
  const second = first === 'light' ? 'dark' : 'light'
  await prefer(page, first)
  await expectNoViolations(page, first)
  await prefer(page, second)
  await expectNoViolations(page, second, colourRules)
}

/** Of a button of an icon alone the name is the reason, and shown; one that is busy says that. */
async function expectReasons(page: Page): Promise<void> {
  const closed = page
    .locator('button[aria-disabled=true]:not([aria-busy=true], .icon-button)')
    .filter({ visible: true })
  const silent = await closed.evaluateAll((buttons) =>
    buttons
      .filter((button) =>
        (button.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .every((id) => !document.getElementById(id)?.textContent?.trim()),
      )
      .map(({ textContent }) => textContent),
  )
  expect(silent, `disabled without a reason at ${page.url()}`).toEqual([])
}

const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** Changes what the system prefers, and waits for antd, whose colours follow by a render. */
async function prefer(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((text) => {
    const drawnByAntd = document.querySelector('.console')
    return !drawnByAntd || getComputedStyle(drawnByAntd).getPropertyValue('--ant-color-text') === text
  }, antdTexts[colorScheme])
}

async function expectNoViolations(page: Page, theme: Theme, rules: string[] = []): Promise<void> {
  const builder = await axe(page)
  const isCovered = (await page.locator(modalDialog).filter({ visible: true }).count()) > 0
  if (isCovered) builder.include(modalDialog)
  if (rules.length > 0) builder.withRules(rules)
  const { violations } = await builder.analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(findings, `axe in the ${theme} theme at ${page.url()}`).toEqual([])
}

/**
 * The console frames nothing, so that axe needs no second page to put the findings of frames together. A page is given
 * axe's half a megabyte once, where the builder would give it a whole one twice for each theme of each check. What passed is not
 * reported in full, and no style sheet or film is fetched once more: no rule that runs here asks for them.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(rememberColours)
  }
  return new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
}

const require = createRequire(import.meta.url)
/** The axe that the builder brings; it is no dependency of its own. */
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Colour = { r: number; g: number; b: number; alpha: number }
type Axe = {
  commons: { color: { Color: { prototype: Colour & { parseString: (text: string) => Colour } } } }
}

/**
 * Runs in the page. The rule on contrast is most of a check, and half of it reads the same dozen colours again for each
 * element with text.
 */
function rememberColours() {
  const axe: Axe = Reflect.get(window, 'axe')
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Colour>()
  prototype.parseString = function (this: typeof prototype, text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}
