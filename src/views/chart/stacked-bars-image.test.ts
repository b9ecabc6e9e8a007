import { afterEach, expect, it, vi } from 'vitest'
import { stackedBarsImage } from './stacked-bars-image'

vi.mock('@ant-design/plots', () => ({
  G2: {
    Chart: class {
      options() {}
      async render() {}
      destroy() {}
    },
  },
}))

afterEach(() => void vi.unstubAllGlobals())

/** A document whose canvases keep what is written on them; every letter is 8 pixels wide. */
function stubDocument() {
  const written: unknown[][] = []
  const context = {
    ...{ font: '', scale() {}, fillRect() {}, drawImage() {} },
    measureText: (text: string) => ({ width: text.length * 8 }),
    fillText: (...call: unknown[]) => written.push(call),
  }
  const element = () => ({
    ...{ width: 0, height: 0, style: {}, remove() {} },
    getContext: () => context,
    querySelector: () => element(),
  })
  vi.stubGlobal('document', { createElement: element, body: { append() {} } })
  return written
}

const chart = { bars: [], series: [], unit: 'IPU' }

it('writes what it is of in as many lines as fit between its edges, and is higher for each', async () => {
  const written = stubDocument()
  // 134 letters fit into 1072 pixels: 13 words of 9 with their blanks come to 129.
  const about = Array.from({ length: 20 }, () => 'september').join(' ')
  const one = await stackedBarsImage(chart, { title: 'Compute', about: 'March' })
  const two = await stackedBarsImage(chart, { title: 'Compute', about })
  expect(written.map(([text, x, y]) => [String(text).length, x, y])).toEqual([
    [7, 24, 24],
    [5, 24, 46],
    [7, 24, 24],
    [129, 24, 46],
    [69, 24, 68],
  ])
  expect([one.height, two.height]).toEqual([2 * 534, 2 * 556])
})
