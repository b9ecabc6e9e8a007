import { afterEach, expect, it, vi } from 'vitest'
import { colors } from '../../ui/tokens'
import type { BarSeries } from './stacked-bars'
import { stackedBarsImage } from './stacked-bars-image'

const asked = vi.hoisted((): { options?: unknown; size?: unknown } => ({}))
vi.mock('@ant-design/plots', () => ({
  G2: {
    Chart: class {
      constructor({ width, height }: { width: number; height: number }) {
        asked.size = [width, height]
      }
      options(options: unknown) {
        asked.options = options
      }
      async render() {}
      destroy() {}
    },
  },
}))

afterEach(() => void vi.unstubAllGlobals())

/** A document whose canvases keep what is written on them; every letter is 8 pixels wide. */
function stubDocument() {
  const written: unknown[][] = []
  /** The letters it is written in. */
  const fonts: string[] = []
  /** Rectangles, each with its colour; and where what was drawn is put. */
  const filled: unknown[][] = []
  const placed: unknown[][] = []
  const context = {
    ...{ font: '', fillStyle: '', scale() {} },
    fillRect: (...call: unknown[]) => filled.push([context.fillStyle, ...call]),
    drawImage: (_drawn: unknown, ...place: unknown[]) => placed.push(place),
    measureText: (text: string) => ({ width: text.length * 8 }),
    fillText(...call: unknown[]) {
      written.push(call)
      fonts.push(context.font)
    },
  }
  const element = () => ({
    ...{ width: 0, height: 0, style: {}, remove() {} },
    getContext: () => context,
    querySelector: () => element(),
  })
  vi.stubGlobal('document', { createElement: element, body: { append() {} } })
  return { written, fonts, filled, placed }
}

const chart = { bars: [], series: [], unit: 'IPU' }

it('writes what it is of in as many lines as fit between its edges, and is higher for each', async () => {
  const { written, fonts } = stubDocument()
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
  expect(fonts.slice(0, 2)).toEqual([expect.stringMatching(/^600 16px /), expect.stringMatching(/^12px /)])
})

const layer = (tag: string, name: string, light: string): BarSeries => ({
  ...{ id: name, name, tag, values: [] },
  color: { light, dark: '#eeeeee' },
})

it('names its layers by colour and number on white, in as many lines as they need, above the bars', async () => {
  const { written, filled, placed } = stubDocument()
  const series = Array.from({ length: 11 }, (_, at) => layer(`${at + 10}`, 'west', `#0000${at + 10}`))
  const picture = await stackedBarsImage({ ...chart, series }, { title: 'Compute', about: 'March' })
  expect(picture.height).toBe(2 * 556)
  const legend = written.slice(2)
  // A name of 8 letters has 64 pixels, and 34 around it: ten fit into a line.
  expect([legend[0], legend[1], legend[10]]).toEqual([
    ['10  west', 42, 70],
    ['11  west', 140, 70],
    ['20  west', 42, 92],
  ])
  expect([filled[0], filled[1], filled[11]]).toEqual([
    ['#ffffff', 0, 0, 1120, 556],
    ['#000010', 24, 70, 12, 12],
    ['#000020', 24, 92, 12, 12],
  ])
  // What the library drew is kept, and put below its legend.
  expect(placed).toEqual([
    [0, 0],
    [24, 112, 1072, 420],
  ])
})

it('gives a single layer no number', async () => {
  const { written } = stubDocument()
  const series = [layer('1', 'west', '#000010')]
  await stackedBarsImage({ ...chart, series }, { title: 'Compute', about: 'March' })
  expect(written.at(-1)).toEqual(['west', 42, 70])
})

it('is drawn light whatever the theme, at twice its size and without motion', async () => {
  stubDocument()
  await stackedBarsImage(chart, { title: 'Compute', about: 'March' })
  expect(asked.size).toEqual([2144, 840])
  expect(asked.options).toMatchObject({
    animate: false,
    paddingLeft: 88,
    axis: { y: { labelFill: colors['text-second'].light, labelFontSize: 24 } },
  })
  expect(asked.options).not.toHaveProperty('autoFit')
})
