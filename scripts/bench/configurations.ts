import { measureLoad, profiles } from './measure'
import type { Place } from './rig'

/** The advanced configurations, 200 keys, on the slow profile: milliseconds of the longest interaction. */
export type ConfigurationFigures = {
  /** Typing a value. */
  typing: number
  /** Typing a search, which shows keys of every category. */
  searching: number
}

const address = '/clusters/sales-analytics?tab=advanced-configurations'

/** Types five letters into the first text of a key, and five into the search. */
export async function measureConfigurations({ context, url }: Place): Promise<ConfigurationFigures> {
  const { page } = await measureLoad({
    context,
    url: new URL(address, url).href,
    selector: 'main form [data-type] input',
    count: 3,
    profile: profiles.slow,
  })
  const longest = async (act: () => Promise<void>) => {
    await page.evaluate(() => {
      window.__bench.seen.interaction = 0
    })
    await act()
    // The longest of them is reported by the browser in the second after it was painted.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
    return (await page.evaluate(() => window.__bench.seen)).interaction
  }
  const value = page
    .locator('main form [data-type="string"] input, main form [data-type="number"] input')
    .first()
  const typing = await longest(() => value.pressSequentially('12345', { delay: 150 }))
  const search = page.locator('main form label input[type="search"]')
  const searching = await longest(() => search.pressSequentially('cache', { delay: 150 }))
  await page.close()
  return { typing, searching }
}
