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
    expect(judge(sizes(248, 101, 114))).toEqual({ faults: [], warnings: [] })
  })

  it('warns above a target, and fails above a limit', () => {
    expect(judge(sizes(248.1, 103, 116))).toEqual({
      faults: [],
      warnings: [
        '248.1 KB of JS are needed before the cluster list shows; the target is 248 KB',
        '103.0 KB of JS are added by the first section of a cluster; the target is 101 KB',
        '116.0 KB of JS are added by the first form; the target is 114 KB',
      ],
    })
    expect(judge(sizes(252.1, 103.1, 116.1)).faults).toEqual([
      '252.1 KB of JS are needed before the cluster list shows; at most 252 KB may be',
      '103.1 KB of JS are added by the first section of a cluster; at most 103 KB may be',
      '116.1 KB of JS are added by the first form; at most 116 KB may be',
    ])
  })
})
