import { inflateSync } from 'node:zlib'
import { jsPDF } from 'jspdf'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import '../../../locales/account-texts'
import { bucketsOf } from '../../../domain/consumption/buckets'
import { setTranslation } from '../../../locales/t'
import { buildDay, buildUsage } from '../../../testing/consumption-builders'
import type { ShownConsumption } from '../shown-consumption'
import { consumptionPdf } from './consumption-pdf'

const drawn = vi.hoisted(() => ({ texts: [] as string[], charts: [] as unknown[] }))
vi.mock('./chart-png', () => ({ chartImages: async () => drawn.charts }))
vi.mock('./text-picture', () => ({
  textPicture: (text: string) => {
    drawn.texts.push(text)
    return { image: whitePixel(), width: 30, height: 4 }
  },
}))

const whitePixel = () =>
  Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
      'base64',
    ),
  )

const shownOf = (...names: string[]): ShownConsumption => ({
  zone: 'UTC',
  usages: names.map((name, index) =>
    buildUsage({
      id: `c-${index}`,
      name,
      days: [buildDay('2026-03-01', 4), buildDay('2026-03-02', 1.234567)],
    }),
  ),
  range: bucketsOf({ type: 'month' }, '2026-03-04'),
  settings: { productKey: 'basalt', zone: 'UTC' },
  filters: { range: { type: 'month' }, clusters: null, types: ['compute'], grouping: 'cluster' },
  places: new Map(),
  createdOn: {},
  absent: [],
})

const note =
  'Names in a script that the fonts of a PDF do not have are pictures of text. Table as CSV has them as text.'

/** Texts as the file has them, in Windows-1252, and how many pictures are drawn of how many that it has. */
async function read(shown: ShownConsumption) {
  const blob = await consumptionPdf(shown, Date.UTC(2026, 2, 4, 15))
  const content = Buffer.from(await blob.arrayBuffer())
  const raw = content.toString('latin1')
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => inflated(body))
  const page = streams.join('\n')
  return {
    texts: [...page.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)].map(([, text = '']) => text),
    isLandscapeA4: /\/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/.test(raw),
    drawings: [...page.matchAll(/\/I\d+ Do/g)].length,
    images: raw.match(/\/SMask \d+ 0 R/g)?.length ?? 0,
    // Width, height and the lower left corner of each picture, from points to whole millimetres.
    places: [...page.matchAll(/([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm/g)].map(([, ...figures]) =>
      figures.map((points) => Math.round((Number(points) / 72) * 25.4)),
    ),
  }
}

const millimetres = (line: string) => new jsPDF({ unit: 'mm' }).setFontSize(10).getTextWidth(line)

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

beforeEach(() => {
  drawn.texts = []
  drawn.charts = []
})

describe('the PDF', () => {
  it('is landscape A4 with its texts, the table and its sum [USE-014, USE-030]', async () => {
    const { texts, isLandscapeA4, drawings } = await read(shownOf('sales'))
    expect(isLandscapeA4).toBe(true)
    expect(texts.slice(0, 4)).toEqual([
      'IPU Units Consumption',
      '01 Mar 2026 \x96 04 Mar 2026. Days are those of UTC, as the server counts them; which one is today goes by UTC. Today is not over: its figures go on. Clusters: 0 of 0.',
      '2 rows, made on 04 Mar 2026, 15:00 \\(UTC\\)',
      'Page 1 of 2',
    ])
    expect(texts.filter((text) => text.startsWith('Page '))).toEqual(['Page 1 of 2', 'Page 2 of 2'])
    expect(texts.slice(texts.indexOf('Compute by cluster and day'))).toEqual([
      ...['Compute by cluster and day', 'Clusters', 'Date'],
      ...['Basalt Used Units', 'Spark Used Units', 'Total Used Units'],
      ...['sales', '01 Mar 2026', '\x96', '\x96', '4'],
      ...['sales', '02 Mar 2026', '\x96', '\x96', '1.23457'],
      ...['Total of 2 rows', '', '\x96', '\x96', '5.23457', 'Page 2 of 2'],
    ])
    expect([drawings, texts.includes(note)]).toEqual([0, false])
  })

  it('names the chosen clusters that the answer does not have, and counts the others', async () => {
    const places = new Map(['c-0', 'c-1', 'c-2'].map((id, place) => [id, place]))
    const { texts } = await read({ ...shownOf('sales', 'risk'), places, absent: ['shared'] })
    const about = texts
      .slice(
        1,
        texts.findIndex((text) => text.startsWith('4 rows, made on')),
      )
      .join(' ')
    expect(about).toContain('Clusters: 2 of 3. Not in the server')
    expect(about).toMatch(/which may have only those you own: shared\.$/)
  })

  it('leaves out a table without rows', async () => {
    const { texts } = await read(shownOf())
    expect(texts.filter((text) => text.startsWith('Page '))).toEqual(['Page 1 of 1'])
    expect(texts).not.toContain('Compute by cluster and day')
  })

  it('has its charts within the edges of a page, the next below or on the next page, before the table', async () => {
    const chart = (width: number, height: number) => Object.assign(whitePixel(), { width, height })
    drawn.charts = [chart(2730, 800), chart(2730, 800), chart(1000, 1000)]
    const { texts, places } = await read(shownOf('sales'))
    expect(places).toEqual([
      [273, 80, 12, 96],
      [273, 80, 12, 118],
      [164, 164, 12, 34],
    ])
    expect(texts.at(-1)).toBe('Page 4 of 4')
  })

  it.each(['America/New_York', 'America/Los_Angeles', 'America/Argentina/Buenos_Aires'])(
    'keeps the line of its dates between the edges with the zone %s',
    async (zone) => {
      const chart = Object.assign(whitePixel(), { width: 2730, height: 800 })
      drawn.charts = [chart]
      const { texts, places } = await read({ ...shownOf('sales'), zone })
      const made = texts.findIndex((text) => text.startsWith('2 rows, made on'))
      const about = texts.slice(1, made)
      expect(about).toHaveLength(2)
      expect(about.join(' ')).toContain(`which one is today goes by ${zone}. Today is not over`)
      for (const line of about) expect(millimetres(line)).toBeLessThanOrEqual(273)
      // The chart begins a line lower than with one line, at 39 mm of 210: its foot is at 119.
      expect(places).toEqual([[273, 80, 12, 91]])
    },
  )

  it('draws its own words where a translation is beyond its fonts, and writes nothing in their place', async () => {
    onTestFinished(() => setTranslation({}))
    setTranslation({
      shell: { ipuConsumption: 'Потребление' },
      consumption: {
        pdfPage: '{{page}} из {{pages}}',
        pdfRows: 'Строк: {{count}}',
        tableTitle: 'Таблица',
        zone: 'Дни {{zone}}',
      },
    })
    const { texts } = await read(shownOf('sales'))
    expect(drawn.texts).toEqual(expect.arrayContaining(['Потребление', 'Таблица', '1 из 2', '2 из 2']))
    expect(texts.filter((text) => [...text].some((sign) => sign < ' '))).toEqual([])
    expect(texts).toContain('sales')
  })

  it('writes what its fonts have, with accents as one character', async () => {
    const { texts } = await read(shownOf('Zu\u0308rich €'))
    expect(texts).toContain('Z\xfcrich \x80')
    expect(drawn.texts).toEqual([])
  })

  it.each([['売上分析'], ['Продажи'], ['πωλήσεις'], ['sales 📈'], ['łódź']])(
    'draws %s, writes nothing in its place, and says that it is a picture',
    async (name) => {
      const { texts, drawings, images, places } = await read(shownOf(name, 'sales'))
      expect(texts).toContain(note)
      // A name in each of its two rows, made once and kept in the file once.
      expect([drawn.texts, drawings, images]).toEqual([[name], 2, 1])
      // In its column, as large as it was drawn.
      expect(places.map((place) => place.slice(0, 3))).toEqual([
        [30, 4, 14],
        [30, 4, 14],
      ])
      expect(texts.filter((text) => text === 'sales')).toHaveLength(2)
      expect(texts.filter((text) => [...text].some((sign) => sign < ' '))).toEqual([])
    },
  )
})
