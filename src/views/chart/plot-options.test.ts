import { describe, expect, it } from 'vitest'
import { plotOptions } from './plot-options'

const hour = 3_600_000
const midnight = Date.UTC(2026, 2, 2)
const points = (...values: number[]) => values.map((value, index) => ({ at: midnight + index * hour, value }))
const draw = (
  values: number[],
  { to = midnight + 24 * hour, scheme = 'light' as 'light' | 'dark', isStill = false, step = 50 } = {},
) =>
  plotOptions(
    {
      series: [
        { name: 'Total', color: 'primary', points: points(...values) },
        { name: 'Rejected', color: 'disconnected', points: points(1) },
      ],
      tickStep: () => step,
      from: midnight,
      to,
    },
    { scheme, isStill, timeZone: 'UTC' },
  )

describe('a chart over time', () => {
  it.each([
    [[120, 7], 50, [0, 50, 100, 150]],
    [[150], 50, [0, 50, 100, 150]],
    [[], 1, [0, 1]],
    [[3127], 1000, [0, 1000, 2000, 3000, 4000]],
  ])('of %j has the ticks of its step and ends at the last of them [SCA-004]', (values, step, ticks) => {
    const { y } = draw(values, { step }).scale
    expect(y.tickMethod()).toEqual(ticks)
    expect(y.domain).toEqual([0, ticks.at(-1)])
  })

  it('draws the later series on top, each as an area and its line from the same points', () => {
    const marks = draw([4, 9]).children
    expect(marks.map(({ type }) => type)).toEqual(['area', 'line', 'area', 'line'])
    expect(marks.map(({ data }) => data.map(({ value }) => value))).toEqual([[4, 9], [4, 9], [1], [1]])
    expect(marks[3]?.data[0]?.at.toISOString()).toBe('2026-03-02T00:00:00.000Z')
  })

  it.each([
    ['light', '#0b6e7f', '#b42a2a', '#56606e'],
    ['dark', '#4cc3d6', '#f28b82', '#9aa5b4'],
  ] as const)('takes the colours of the %s theme', (scheme, total, rejected, words) => {
    const { children, axis } = draw([1], { scheme })
    expect(children.map(({ style }) => ('fill' in style ? style.fill : style.stroke))).toEqual([
      total,
      total,
      rejected,
      rejected,
    ])
    expect([axis.x.labelFill, axis.y.labelFill]).toEqual([words, words])
  })

  it('says the time of day of up to two days, and the day of more', () => {
    const at = new Date(Date.UTC(2026, 2, 2, 9, 30))
    expect(draw([1]).axis.x.labelFormatter(at)).toBe('09:30')
    expect(draw([1], { to: midnight + 168 * hour }).axis.x.labelFormatter(at)).toBe('02 Mar')
    expect(draw([1]).scale.x.domain.map((end) => end.toISOString())).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T00:00:00.000Z',
    ])
  })

  it('shortens large figures beside it', () => {
    const { labelFormatter } = draw([1]).axis.y
    expect([0, 950, 1000, 20_000, 1_500_000].map(labelFormatter)).toEqual(['0', '950', '1K', '20K', '1.5M'])
  })

  it('stands still for people who want no motion', () => {
    expect(draw([1], { isStill: true }).animate).toBe(false)
    expect(draw([1]).animate).not.toBe(false)
  })
})
