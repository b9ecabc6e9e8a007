import { describe, expect, it } from 'vitest'
import { judge } from './size-budget.mjs'

const sizes = (first: number, section: number, form: number) => ({
  beforeList: [{ name: 'index.html', kilobytes: first }],
  firstSection: section,
  firstForm: form,
  lazy: [],
  pages: [],
})

describe('the size budget', () => {
  it('is silent at its targets', () => {
    expect(judge(sizes(250, 130, 120))).toEqual({ faults: [], warnings: [] })
  })

  it('warns above a target, and fails above a limit', () => {
    expect(judge(sizes(250.1, 180, 160))).toEqual({
      faults: [],
      warnings: [
        '250.1 KB of JS are needed before the cluster list shows; the target is 250 KB',
        '180.0 KB of JS are added by the first section of a cluster; the target is 130 KB',
        '160.0 KB of JS are added by the first form; the target is 120 KB',
      ],
    })
    expect(judge(sizes(280.1, 180.1, 160.1)).faults).toEqual([
      '280.1 KB of JS are needed before the cluster list shows; at most 280 KB may be',
      '180.1 KB of JS are added by the first section of a cluster; at most 180 KB may be',
      '160.1 KB of JS are added by the first form; at most 160 KB may be',
    ])
  })
})
