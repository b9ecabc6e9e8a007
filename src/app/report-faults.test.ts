import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../api/api-client'
import { createFaultReports } from './report-faults'

/** The client over answers in turn, with what its reports came to. */
function setUp(...answers: unknown[]) {
  const report = vi.fn<(name: string, error: unknown) => void>()
  const left = [...answers]
  const api = createApiClient({
    baseUrl: '/api',
    productKey: 'basalt',
    getToken: async () => 'token',
    renewToken: async () => 'token',
    onFaults: createFaultReports({ report }),
    fetch: async () => Response.json(left.shift()),
  })
  return { read: () => api('listWhitelists', { path: { id: 'u-1', name: 'sales' } }), report }
}

const good = { id: 1, range: '10.0.0.0/8' }
const broken = { id: 2, range: { secret: 's3cr3t' }, description: ['s3cr3t'] }

describe('what cannot be read', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
  it('is reported once, with its record and field and without what stood there', async () => {
    const { read, report } = setUp([good, broken], [good, broken], [good, broken, { id: 3 }])
    await read()
    await read()
    expect(report.mock.calls).toEqual([
      [
        'UnreadRecords',
        'listWhitelists: 1 not read. 2: range should be a text and came as an object. 2: description should be a text or a number and came as a list.',
      ],
    ])
    await read()
    expect(report).toHaveBeenCalledTimes(2)
    expect(report.mock.lastCall?.[1]).toContain('2 not read.')
  })

  it('is not reported where all was read', async () => {
    const { read, report } = setUp([good])
    expect(await read()).toHaveLength(1)
    expect(report).not.toHaveBeenCalled()
  })
})
