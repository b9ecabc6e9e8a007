import { expect, it } from 'vitest'
import { drawsOf } from './draws'

const ten = Date.parse('2026-03-02T10:00:00Z')
const minutes = (count: number) => ten + count * 60_000

it('draws alike within an hour, and anew in the next one, for another question and another text', () => {
  const draw = drawsOf('sales-analytics')
  expect(draw(minutes(59), 1)).toBe(draw(ten, 1))
  const others = [draw(minutes(60), 1), draw(minutes(120), 1), draw(ten, 2), drawsOf('finance')(ten, 1)]
  expect(new Set([draw(ten, 1), ...others]).size).toBe(5)
})

it('draws from 0 to 1, as often low as high', () => {
  const draw = drawsOf('sales-analytics')
  const drawn = Array.from({ length: 2_000 }, (_, hour) => draw(ten + hour * 3_600_000, 1))
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  expect(drawn.filter((each) => each < 0.5).length).toBeGreaterThan(900)
  expect(drawn.filter((each) => each < 0.5).length).toBeLessThan(1_100)
})
