import { Hono } from 'hono'
import { limitBody } from '../limit-body'

export type CspReports = { router: Hono; list: () => readonly unknown[]; clear: () => void }

/** Bytes; anybody may send a report, and a browser's own has a few thousand. */
const largestReport = 64_000

/** Collects what browsers report against the console's policy, for tests. */
export function createCspReports(limit = 200): CspReports {
  let reports: unknown[] = []
  const router = new Hono()
  router.use(limitBody(largestReport))
  router.post('/', async (context) => {
    const report: unknown = await context.req.json().catch(() => null)
    reports = [...reports, ...(Array.isArray(report) ? report : [report])].slice(-limit)
    return context.body(null, 204)
  })
  return {
    router,
    list: () => reports,
    clear: () => {
      reports = []
    },
  }
}
