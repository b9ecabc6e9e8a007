import { expect, it } from 'vitest'
import { daysTotal } from './days-total'

const day = (date: string, figures: Record<string, number>) => ({ date, figures, hours: null })

it('adds the IPU of days to five decimals, and says nothing of them where one is not known', () => {
  expect(daysTotal([])).toBe(0)
  expect(daysTotal([day('2026-03-01', { total: 0.1 }), day('2026-03-02', { total: 0.2 })])).toBe(0.3)
  expect(daysTotal([day('2026-03-01', { total: 1 }), day('2026-03-02', { spark: 2 })])).toBeNull()
})
