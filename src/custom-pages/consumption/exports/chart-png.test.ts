import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/account-texts'
import { bucketsOf } from '../../../domain/consumption/buckets'
import { buildDay, buildUsage } from '../../../testing/consumption-builders'
import type { ShownConsumption } from '../shown-consumption'
import { chartPng } from './chart-png'
import { textPicture } from './text-picture'

const drawn = vi.hoisted(() => ({ words: [] as unknown[], sizes: [] as { width: number; height: number }[] }))
vi.mock('../../../views/chart/stacked-bars-image', () => ({
  stackedBarsImage: async (_chart: unknown, words: unknown) => {
    drawn.words.push(words)
    return drawn.sizes.shift()
  },
}))

const shown: ShownConsumption = {
  zone: 'UTC',
  usages: [buildUsage({ days: [buildDay('2026-03-01', 4)] })],
  range: bucketsOf({ type: 'custom', from: '2026-03-01', to: '2026-03-02' }, '2026-03-04'),
  settings: { productKey: 'basalt', zone: 'UTC' },
  filters: {
    range: { type: 'month' },
    clusters: ['c-1'],
    types: ['compute', 'backups'],
    grouping: 'cluster',
  },
  places: new Map([
    ['c-1', 0],
    ['c-2', 1],
  ]),
  createdOn: {},
  absent: [],
}

/** A canvas that keeps what is drawn on it; of a text every letter is 10 pixels wide. */
function stubCanvas({ hasContext = true, hasBlob = true } = {}) {
  const calls: unknown[][] = []
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 10 }),
    drawImage: (...call: unknown[]) => calls.push(call),
    fillText: (...call: unknown[]) => calls.push(call),
  }
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => (hasContext ? context : null),
    toBlob: (tell: (blob: Blob | null) => void, type: string) =>
      tell(hasBlob ? new Blob([], { type }) : null),
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  return { canvas, context, calls }
}

afterEach(() => {
  drawn.words = []
})

describe('the picture of the charts', () => {
  it('has them one below the other, as wide as the widest, each with its title and what it is of [USE-014]', async () => {
    const { canvas, calls } = stubCanvas()
    const images = [
      { width: 2240, height: 1100 },
      { width: 2000, height: 900 },
    ]
    drawn.sizes = [...images]
    expect((await chartPng(shown)).type).toBe('image/png')
    expect([canvas.width, canvas.height]).toEqual([2240, 2000])
    expect(calls).toEqual([
      [images[0], 0, 0],
      [images[1], 0, 1100],
    ])
    const about =
      '01 Mar 2026 – 02 Mar 2026. Days are those of UTC, as the server counts them; which one is today goes by UTC. Clusters: 1 of 2.'
    expect(drawn.words).toEqual([
      { title: 'Compute, IPU', about },
      { title: 'Backups, GB', about },
    ])
  })

  it.each([[{ hasContext: false }], [{ hasBlob: false }]])(
    'fails where the browser gives none: %j',
    async (lack) => {
      stubCanvas(lack)
      drawn.sizes = [
        { width: 1, height: 1 },
        { width: 1, height: 1 },
      ]
      await expect(chartPng(shown)).rejects.toThrow()
    },
  )
})

describe('the picture of a text', () => {
  it('is as wide as the text, in millimetres, with the text in its middle', () => {
    const { canvas, context, calls } = stubCanvas()
    const picture = textPicture('売上分析', { points: 9, isBold: true, color: '#ffffff' })
    expect([canvas.width, canvas.height]).toEqual([40, 49])
    expect(calls).toEqual([['売上分析', 0, 24.5]])
    expect(context).toMatchObject({ fillStyle: '#ffffff', textBaseline: 'middle' })
    expect(context.font).toMatch(/^600 36px /)
    // 40 pixels, four of which are a point, of which 72 are an inch.
    expect(picture.width).toBeCloseTo(3.5278, 4)
    expect(picture.height).toBeCloseTo(4.3215, 4)
  })

  it('fails where the browser gives no canvas', () => {
    stubCanvas({ hasContext: false })
    expect(() => textPicture('a', { points: 9, isBold: false, color: '#000000' })).toThrow(
      'The browser gives no canvas.',
    )
  })
})
