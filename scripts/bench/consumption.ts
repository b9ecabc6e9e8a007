import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import * as z from 'zod/mini'
import { longestInteraction, measureLoad, profiles } from './measure'
import type { Place } from './rig'

/** The consumption page with a year of 200 clusters, on the fast profile. */
export type ConsumptionFigures = {
  /** Milliseconds from navigation until the table shows. */
  table: number
  /** Milliseconds from navigation until the chart shows. */
  chart: number
  /** Milliseconds of the longest of: sorting the table, other bars, another range. */
  interaction: number
  /** Bytes after all of them. */
  heap: number
}

const clusters = 200
const days = 366
const calls = /\/users\/[^/]+\/consumption\?/
const answer = z.looseObject({
  data: z.looseObject({ clusters: z.array(z.looseObject({ id: z.unknown() })) }),
})

/** Loads the page twice: once until its table shows, once until its chart does, which is then worked with. */
export async function measureConsumption({ context, url }: Place): Promise<ConsumptionFigures> {
  const answers = await preparedAnswers()
  await context.route(calls, answers.give)
  try {
    const today = new Date()
    const from = new Date(today.getTime() - (days - 1) * 86_400_000)
    const range = `range=custom&from=${dateOf(from)}&to=${dateOf(today)}`
    const at = { context, url: new URL(`/consumption?${range}`, url).href, count: 1, profile: profiles.fast }
    await (await measureLoad({ ...at, selector: 'main canvas' })).page.close()
    const shown = await measureLoad({ ...at, selector: 'main table tbody tr' })
    await shown.page.close()
    const { page, load } = await measureLoad({ ...at, selector: 'main canvas' })
    const { interaction, heap } = await workWith(page)
    await page.close()
    return { table: shown.load.content, chart: load.content, interaction, heap }
  } finally {
    await context.unroute(calls, answers.give)
    await answers.stop()
  }
}

/**
 * The sandbox's own clusters, so often under other ids that there are 200 of them. An answer is made ready when it is
 * asked for first, and comes over the network from then on: megabytes handed over by the test driver, and multiplied
 * while the page waits, took longer than all the page does.
 */
async function preparedAnswers() {
  const ready = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(ready.get(request.url ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the answers have no address')
  return {
    give: async (route: Route) => {
      const { pathname, search } = new URL(route.request().url())
      const path = pathname + search
      if (!ready.has(path)) ready.set(path, await multiplied(route))
      await route.continue({ url: `http://127.0.0.1:${address.port}${path}` })
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function multiplied(route: Route): Promise<Buffer> {
  const response = await route.fetch()
  const { data, ...rest } = z.parse(answer, await response.json())
  const many = Array.from({ length: clusters }, (_, index) => {
    const cluster = data.clusters[index % Math.max(data.clusters.length, 1)]
    return { ...cluster, id: `bench-${index}`, name: `bench-${index}` }
  })
  return gzipSync(JSON.stringify({ ...rest, data: { ...data, clusters: many } }))
}

async function workWith(page: Page): Promise<{ interaction: number; heap: number }> {
  const interaction = await longestInteraction(page, async () => {
    await page.getByRole('button', { name: 'Total Used Units', exact: true }).click({ delay: 80 })
    await page.getByText('Type', { exact: true }).click({ delay: 80 })
    await page.getByRole('combobox', { name: 'Range' }).press('ArrowDown')
    await page.getByRole('option', { name: 'Last Year' }).waitFor({ state: 'attached' })
    await page.locator('.ant-select-item-option', { hasText: 'Last Year' }).click({ delay: 80 })
    // A chart is drawn once it is in view.
    await page.mouse.wheel(0, 500)
    await page.locator('main canvas').first().waitFor()
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return { interaction, heap: usedSize }
}

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10)
