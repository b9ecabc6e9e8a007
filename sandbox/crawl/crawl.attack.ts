import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalPostgres, requireLocalPostgres } from '../store/local-postgres'
import { crawledCalls, startCrawl } from './crawl'

let postgres: LocalPostgres
let crawl: Awaited<ReturnType<typeof startCrawl>>
beforeAll(async () => {
  postgres = await requireLocalPostgres()
  crawl = await startCrawl(postgres.url)
})
afterAll(async () => {
  await crawl.close()
  postgres.remove()
})

describe('every attack on every call, on PostgreSQL', () => {
  it.each(crawledCalls)(
    '%s ends in no fault of the server, and a refused one changes nothing',
    async (name) => {
      expect((await crawl.crawl(name)).faults).toEqual([])
    },
  )
})
