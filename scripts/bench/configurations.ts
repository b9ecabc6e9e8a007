import type { Page, Route } from '@playwright/test'
import { longestInteraction, measureLoad, profiles } from './measure'
import type { Place } from './rig'

/** The advanced configurations, 200 keys, on the slow profile: milliseconds of the longest interaction. */
export type ConfigurationFigures = {
  /** Typing a value. */
  typing: number
  /** Typing a search, which shows keys of every category. */
  searching: number
  /** Opening another category. */
  category: number
  /** Opening the review of 200 changes. */
  review: number
}

const address = '/clusters/sales-analytics?tab=advanced-configurations'
const calls = /\/instances\/[^/]+\/advanced-configs$/
const categories = 'main form nav a'

/** Types five letters into the first text of a key, five into the search, and opens every category. */
export async function measureConfigurations(place: Place): Promise<ConfigurationFigures> {
  const page = await open(place)
  const value = page
    .locator('main form [data-type="string"] input, main form [data-type="number"] input')
    .first()
  const typing = await longestInteraction(page, () => value.pressSequentially('12345', { delay: 150 }))
  const category = await longestInteraction(page, async () => {
    for (const link of await page.locator(categories).all()) await link.click({ delay: 80 })
  })
  const search = page.locator('main form label input[type="search"]')
  const searching = await longestInteraction(page, () => search.pressSequentially('cache', { delay: 150 }))
  await page.close()
  return { typing, searching, category, review: await measureReview(place) }
}

/** Changes every key that is shown, all of them texts that may hold anything, and opens the review. */
async function measureReview(place: Place): Promise<number> {
  await place.context.route(calls, asTexts)
  try {
    const page = await open(place)
    let changed = 0
    for (const link of await page.locator(categories).all()) {
      await link.click()
      const name = await link.innerText()
      // Keys are drawn a few at a time.
      await page.locator(`main form section[aria-label="${name}"] [data-type] input`).last().waitFor()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
      for (const input of await page.locator('main form [data-type] input').all()) {
        await input.fill('bench')
        changed++
      }
    }
    if (changed < 150) throw new Error(`only ${changed} keys could be changed`)
    const review = await longestInteraction(page, async () => {
      await page.getByRole('button', { name: 'Save' }).click({ delay: 80 })
      await page.getByRole('dialog').waitFor()
    })
    await page.close()
    return review
  } finally {
    await place.context.unroute(calls, asTexts)
  }
}

async function open({ context, url }: Place): Promise<Page> {
  const { page } = await measureLoad({
    context,
    url: new URL(address, url).href,
    selector: 'main form [data-type] input',
    count: 3,
    profile: profiles.slow,
  })
  return page
}

/** Answers with the sandbox's own keys, each a text without bounds that always shows. */
async function asTexts(route: Route): Promise<void> {
  const response = await route.fetch()
  const json: unknown = JSON.parse(await response.text(), (_name, value) =>
    Object.hasOwn(Object(value), 'validators')
      ? { ...value, type: 'string', value: 'before', validators: null, dependencies: [] }
      : value,
  )
  await route.fulfill({ response, json })
}
