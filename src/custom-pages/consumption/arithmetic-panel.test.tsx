import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bucketsOf } from '../../domain/consumption/buckets'
import type { DataType } from '../../domain/consumption/data-type'
import type { TimeRange } from '../../domain/consumption/range'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ArithmeticPanel } from './arithmetic-panel'

const date = '2026-03-02'
const whole = { type: 'custom', from: '2026-03-02', to: '2026-03-04' } as const

/** The lines of a figure of the usages, all of them open. */
async function linesOf(usages: readonly ClusterUsage[], type: DataType, range: TimeRange = whole) {
  const onClose = vi.fn()
  const shown = {
    usages,
    range: bucketsOf(range, '2026-03-04'),
    settings: { productKey: 'basalt', zone: 'UTC' },
    filters: { range, clusters: null, types: [type], grouping: 'cluster' as const },
    zone: 'UTC',
    places: new Map(),
    createdOn: null,
    absent: [],
  }
  renderWithProviders(
    <ArithmeticPanel type={type} choice={{}} value={31.25} shown={shown} onClose={onClose} />,
  )
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  let closed: HTMLDetailsElement | undefined
  do {
    closed = [...document.querySelectorAll('details')].find(({ open }) => !open)
    if (closed) {
      closed.open = true
      fireEvent(closed, new Event('toggle'))
    }
  } while (closed)
  const lines = [...document.querySelectorAll('summary, li > div')].map(({ textContent }) => textContent)
  return { lines, onClose }
}

describe('the parts of a figure', () => {
  it('name measurements of storage, and close', async () => {
    const at = Date.parse(`${date}T09:30:00Z`)
    const nothing = { classA: null, classB: null, downloads: null, uploads: null }
    const { lines, onClose } = await linesOf(
      [buildUsage({ storage: [{ at, storage: 0.3, ...nothing }] })],
      'storage',
    )
    expect(lines).toEqual(['02 Mar 20260.3', 'Measured on 02 Mar 2026, 09:30 (UTC)0.3'])
    expect(
      screen.getByText(
        'Open a line to see its parts. The parts of a line add up to it exactly, before rounding to five decimals.',
      ),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('name the last size of backups', async () => {
    const { lines } = await linesOf(
      [buildUsage({ backups: [{ date, bucket: 31, metadata: 0.25 }] })],
      'backups',
    )
    expect(lines).toEqual(['Last size, of 02 Mar 202631.25', 'Bucket31', 'Metadata0.25'])
  })

  it('name services, power units, replicas and hours, what is not broken down, and what is beyond', async () => {
    const used = [
      { name: 'analytics', powerUnit: 0.5, replicas: 3, hours: null },
      { name: 'loader', powerUnit: 1, replicas: 1, hours: 4 },
      { name: 'loader', ipu: 2 },
    ]
    const usage = buildUsage({
      days: [
        { date, figures: { basalt: 22, spark: 4, total: 25 }, hours: 10 },
        { date: '2026-03-03', figures: { basalt: 0.1, spark: 0.2, total: 0.300001 }, hours: 1 },
      ],
      components: new Map([['basalt', { parts: new Map([[date, used]]), hourly: new Map() }]]),
    })
    const { lines } = await linesOf([usage, buildUsage({ id: 'c-2', name: 'risk' })], 'compute')
    expect(lines).toEqual([
      '02 Mar 202625',
      'Basalt22',
      'analytics: 0.5 IPU an hour × 3 replicas × 10 h15',
      'loader6',
      '1 IPU an hour × 1 replica × 4 h4',
      'Use2',
      'Not broken down by the server1',
      'Spark4',
      'Parts beyond the sum that the server gives-1',
      '03 Mar 20260.3',
      'Basalt0.1',
      'Spark0.2',
      'Rounding of the server’s figures0',
    ])
  })

  it('are of a part of a month those of its dates', async () => {
    const range = { type: 'custom', from: '2026-01-15', to: '2026-03-01' } as const
    const { lines } = await linesOf([buildUsage({ days: [buildDay('2026-01-20', 4)] })], 'compute', range)
    expect(lines).toEqual(['15 Jan 2026 – 31 Jan 20264', '20 Jan 20264'])
  })

  it('are of a day that no hour has those of the day', async () => {
    const usage = buildUsage({ days: [{ date, figures: { basalt: 3, spark: 2, total: 5 }, hours: null }] })
    const day = { type: 'custom', from: date, to: date } as const
    const { lines } = await linesOf([usage], 'compute', day)
    expect(lines).toEqual(['Reported for the day: 02 Mar 20265', 'Basalt3', 'Spark2'])
  })

  it('are those of the largest cluster first', async () => {
    const usages = [
      buildUsage({ days: [buildDay(date, 1)] }),
      buildUsage({ id: 'c-2', name: 'risk', days: [buildDay(date, 2)] }),
    ]
    const { lines } = await linesOf(usages, 'compute')
    expect(lines).toEqual(['risk2', '02 Mar 20262', 'sales1', '02 Mar 20261'])
  })

  it('are the days of a lone cluster in their order', async () => {
    const days = [buildDay(date, 1), buildDay('2026-03-03', 2)]
    const { lines } = await linesOf([buildUsage({ days })], 'compute')
    expect(lines).toEqual(['02 Mar 20261', '03 Mar 20262'])
  })

  it('are of a month whole where it has no days, and nothing but zeros have none', async () => {
    const { lines } = await linesOf(
      [
        buildUsage({
          months: [{ month: '2025-02', figures: { total: 12 } }],
          days: [buildDay('2025-03-04', 2)],
        }),
      ],
      'compute',
      { type: 'last-year' },
    )
    expect(lines).toEqual(['Feb 202512', 'Mar 20252', '04 Mar 20252'])
  })

  it('are none where the server tells none', async () => {
    const { lines } = await linesOf([], 'compute')
    expect(lines).toEqual([])
    expect(screen.getByText('The server tells no parts of this figure.')).toBeTruthy()
  })
})
