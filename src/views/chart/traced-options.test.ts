import { expect, it } from 'vitest'
import { seriesColor } from './series-colors'
import { tracedOptions } from './traced-options'

const bar = (key: string) => ({ key, label: key, title: key, isIncomplete: false })

it('a line has a gap where nothing is known, and a point wherever something is, a zero too', () => {
  const { children, scale, axis } = tracedOptions(
    {
      bars: [{ ...bar('2026-01'), label: 'Jan' }, bar('2026-02'), bar('2026-03')],
      series: [{ id: '', name: 'Spent', tag: '1', color: seriesColor(0), values: [12, null, 0] }],
      unit: 'EUR',
      shape: 'line',
    },
    { scheme: 'dark', isStill: true },
  )
  expect(children.map(({ type, data }) => [type, data])).toEqual([
    [
      'line',
      [
        { bar: '2026-01', value: 12 },
        { bar: '2026-02', value: null },
        { bar: '2026-03', value: 0 },
      ],
    ],
    [
      'point',
      [
        { bar: '2026-01', value: 12 },
        { bar: '2026-03', value: 0 },
      ],
    ],
  ])
  expect(children[0]?.style).toMatchObject({ stroke: '#4cc3d6' })
  expect(scale.y.domain).toEqual([0, 15])
  expect([axis.x.labelFormatter('2026-01'), axis.x.labelFormatter('2026-02')]).toEqual(['Jan', '2026-02'])
})
