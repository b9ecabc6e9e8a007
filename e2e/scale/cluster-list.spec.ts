import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, openCardMenu, panelButton, passPoll, shownNames, stateWord } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

test('with ten thousand clusters the page stays small, is searched at once, and a poll draws only the card that changed and moves nothing outside it [CLU-004, CLU-028, CLU-059]', async ({
  page,
  rig,
}) => {
  const count = 10_000
  await rig.fillClusters('stranger', count)
  await page.clock.install()
  await signInAs(page, 'stranger')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Two of six of the many are asleep.
  const asleep = Math.floor(count / 6) * 2 + Math.max(0, (count % 6) - 3)
  await expect(panelButton(page, 'Connected')).toHaveText(`Connected Clusters (${count + 1 - asleep})`)
  expect(await nodesOf(page)).toBeLessThan(3_000)

  const [first = ''] = (await shownNames(page)).filter((name) => name !== 'night-owl')
  const before = await stateWord(page, first).textContent()
  await watchList(page)
  await rig.patchCluster(first, { state: before === 'Connected' ? 'starting-up' : 'running' })
  await passPoll(page, rig)
  await expect(stateWord(page, first)).not.toHaveText(before ?? '')
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect(seen.cards).toEqual([first])
  expect(seen.moved.filter((element: string) => !element.startsWith(`${first}: `))).toEqual([])

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 3))
  await expect.poll(() => card(page, first).count()).toBe(0)
  await expect.poll(async () => (await shownNames(page)).length).toBeGreaterThan(0)
  expect(await nodesOf(page)).toBeLessThan(3_000)

  await page.evaluate(() => window.scrollTo(0, 0))
  const wanted = (await namesByNumber(page)) ?? first
  await page.getByRole('searchbox', { name: 'Search clusters by name' }).fill(wanted)
  await expect.poll(() => shownNames(page)).toEqual([wanted])
  await openCardMenu(page, wanted)
})

test('in a usual list a poll without news draws nothing and moves nothing, and one with news moves no other card sideways or down [CLU-059]', async ({
  page,
  rig,
}) => {
  await rig.setSpeed(0.001)
  await page.clock.install()
  await signInAs(page, 'owner')
  await expect(card(page, 'risk-models')).toBeVisible()
  // A busy machine may have the letters later than the cards, and words change their width then.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await watchList(page)
  for (let poll = 0; poll < 3; poll += 1) await passPoll(page, rig)
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  // Cards of what is under way count the time.
  expect(seen.cards.filter((name: string) => !['risk-models', 'supply-chain'].includes(name))).toEqual([])
  expect(seen.moved).toEqual([])

  // Nor does a late answer, by the warning that is said until it comes. The last one that was sent is there by then: read
  // after the leap, it would be new.
  await settled(page)
  await rig.hold('listClusterStatuses')
  await page.clock.fastForward(46_000)
  await expect(page.getByText(/^Updated 4\d s ago, may be out of date$/)).toBeVisible()
  await rig.patchCluster('risk-models', { state: 'running' })
  await rig.clearFaults()
  await expect(stateWord(page, 'risk-models')).toHaveText('Connected')
  await expect(page.getByText('may be out of date')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'seen').moved)).toEqual([])
  await rig.setSpeed(24)
})

/** From now on `seen` on the window holds the names of the cards that were redrawn, and what moved. */
async function watchList(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { cards: [] as string[], moved: [] as string[] }
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const name = element?.closest('article')?.getAttribute('aria-label')
        if (name && !seen.cards.includes(name)) seen.cards.push(name)
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          const name = element?.closest('article')?.getAttribute('aria-label') ?? 'outside of cards'
          seen.moved.push(`${name}: ${element?.outerHTML.slice(0, 200)}`)
        }
      }
    }).observe({ type: 'layout-shift' })
  })
}

async function nodesOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

/** A cluster from the middle of the many, by its whole name. */
async function namesByNumber(page: Page): Promise<string | undefined> {
  const names = (await shownNames(page)).filter((name) => name.startsWith('cluster-'))
  return names.at(-1)
}
