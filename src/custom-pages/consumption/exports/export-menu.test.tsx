import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/account-texts'
import { bucketsOf } from '../../../domain/consumption/buckets'
import { buildDay, buildUsage } from '../../../testing/consumption-builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { firstBytes, keepSavedFiles } from '../../../testing/saved-files'
import type { ShownConsumption } from '../shown-consumption'
import { ExportMenu } from './export-menu'

const drawn = vi.hoisted(() => ({ image: '', pdf: '', held: Promise.resolve() }))
vi.mock('./chart-png', () => ({
  chartPng: async () => {
    await drawn.held
    if (drawn.image === '') throw new Error('no canvas')
    return new Blob([drawn.image])
  },
}))
vi.mock('./consumption-pdf', () => ({
  consumptionPdf: async () => {
    if (drawn.pdf === '') throw new Error('no canvas')
    return new Blob([drawn.pdf])
  },
}))

const shown: ShownConsumption = {
  zone: 'UTC',
  usages: [buildUsage({ days: [buildDay('2026-03-01', 4), buildDay('2026-03-02', 1.234567)] })],
  range: bucketsOf({ type: 'month' }, '2026-03-04'),
  settings: { productKey: 'basalt', zone: 'UTC' },
  filters: { range: { type: 'month' }, clusters: null, types: ['compute'], grouping: 'cluster' },
  places: new Map(),
  createdOn: {},
  absent: [],
}

const saved = keepSavedFiles()

beforeEach(() => {
  drawn.image = 'png'
  drawn.pdf = 'pdf'
  drawn.held = Promise.resolve()
})

async function exportAs(label: string, of = shown) {
  const { notices } = renderWithProviders(<ExportMenu shown={of} />)
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: label })))
  await waitFor(() => expect(notices).toHaveLength(1))
  return notices[0]
}

describe('the export menu', () => {
  it('offers table, chart and both, and is as it was after each [USE-013]', async () => {
    await exportAs('Table as CSV')
    const button = screen.getByRole('button', { name: 'Export' })
    expect([button.getAttribute('aria-expanded'), screen.queryByRole('menu')]).toEqual(['false', null])
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-controls')]).toEqual([
      'menu',
      null,
    ])
    fireEvent.click(button)
    const menu = screen.getByRole('menu', { name: 'Export' })
    expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual([
      'true',
      menu.id,
    ])
    fireEvent.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
    fireEvent.click(button)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Table as CSV',
      'Chart as PNG',
      'Chart and table as PDF',
    ])
  })

  it('saves the table alone as consumption.csv, and says how many rows [USE-014, USE-028]', async () => {
    expect(await exportAs('Table as CSV')).toMatchObject({
      type: 'success',
      message: 'CSV downloaded: 2 rows',
    })
    const [file] = saved
    expect(file?.name).toBe('consumption.csv')
    // As the specification names the first column, without a mark before it.
    expect(await firstBytes(file?.content, 8)).toEqual([...'Clusters'].map((letter) => letter.charCodeAt(0)))
    expect(await file?.content.text()).toBe(
      'Clusters,Date,Basalt Used Units,Spark Used Units,Total Used Units\r\n' +
        'sales,2026-03-01,,,4\r\nsales,2026-03-02,,,1.23457\r\n',
    )
  })

  it.each([
    ['Chart as PNG', 'consumption-chart.png', 'Chart downloaded as PNG'],
    ['Chart and table as PDF', 'consumption.pdf', 'PDF downloaded'],
  ])('%s is saved as %s [USE-020, USE-029, USE-030]', async (label, name, message) => {
    expect(await exportAs(label)).toMatchObject({ type: 'success', message })
    expect(saved.map((file) => file.name)).toEqual([name])
  })

  it.each([
    ['Chart as PNG', 'Chart is not available'],
    ['Chart and table as PDF', 'Failed to export PDF'],
  ])('%s that fails says so, and saves nothing [USE-018]', async (label, message) => {
    drawn.image = ''
    drawn.pdf = ''
    expect(await exportAs(label)).toMatchObject({ type: 'error', message })
    expect(saved).toEqual([])
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })

  it('says that it is busy, and offers nothing more, until the file is made', async () => {
    let make = () => {}
    drawn.held = new Promise((resolve) => (make = resolve))
    const { notices } = renderWithProviders(<ExportMenu shown={shown} />)
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Chart as PNG' })))
    const button = screen.getByRole('button', { name: 'Exporting…' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
    await act(async () => make())
    await waitFor(() => expect(notices).toHaveLength(1))
    expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['Export', null])
  })

  it('draws the chart also where the table has no rows', async () => {
    expect(await exportAs('Chart as PNG', { ...shown, usages: [] })).toMatchObject({ type: 'success' })
  })

  it('makes a PDF of charts alone, where nothing of compute is reported', async () => {
    const measured = { at: Date.UTC(2026, 2, 2), storage: 2, classA: null, classB: null }
    const usages = [buildUsage({ storage: [{ ...measured, downloads: null, uploads: null }] })]
    const filters = { ...shown.filters, types: ['storage'] } as const
    expect(await exportAs('Chart and table as PDF', { ...shown, usages, filters })).toMatchObject({
      type: 'success',
    })
    expect(saved.map((file) => file.name)).toEqual(['consumption.pdf'])
  })

  it.each([['Table as CSV'], ['Chart and table as PDF']])(
    '%s of no rows saves no empty file, and says why',
    async (label) => {
      expect(await exportAs(label, { ...shown, usages: [] })).toMatchObject({
        type: 'error',
        message: 'There is nothing to export in this range.',
      })
      expect(saved).toEqual([])
    },
  )
})
