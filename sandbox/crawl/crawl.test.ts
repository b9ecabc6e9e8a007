import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crawledCalls, startCrawl } from './crawl'

let crawl: Awaited<ReturnType<typeof startCrawl>>
let sent = 0
beforeAll(async () => {
  crawl = await startCrawl()
})
afterAll(async () => {
  process.stdout.write(`Crawl: ${sent} requests, each with the state before and after\n`)
  await crawl.close()
})

describe('every attack on every call', () => {
  it.each(crawledCalls)(
    '%s ends in no fault of the server, and a refused one changes nothing',
    async (name) => {
      const crawled = await crawl.crawl(name)
      sent += crawled.sent
      expect(crawled.faults).toEqual([])
      expect(crawled.sent).toBeGreaterThan(20)
    },
  )
})
