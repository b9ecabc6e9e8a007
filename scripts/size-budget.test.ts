import { describe, expect, it } from 'vitest'
import { judge } from './size-budget.mjs'

const sizes = (first: number, section: number, tab: number, form: number, chart: number, font: number) => ({
  beforeList: [{ name: 'index.html', kilobytes: first }],
  firstSection: section,
  mainTab: tab,
  firstForm: form,
  firstChart: chart,
  font,
  lazy: [],
  pages: [],
})

describe('the size budget', () => {
  it('is silent at its targets', () => {
    expect(judge(sizes(250, 101, 130, 120, 390, 50))).toEqual({ faults: [], warnings: [] })
  })

  it('warns above a target, and fails above a limit', () => {
    expect(judge(sizes(250, 115, 130, 130, 400, 50))).toEqual({
      faults: [],
      warnings: [
        '115.0 KB of JS are added by the first section of a cluster; the target is 101 KB',
        '130.0 KB of JS are added by the first form; the target is 120 KB',
        '400.0 KB of JS are added by the first chart in view; the target is 390 KB',
      ],
    })
    expect(judge(sizes(250.1, 115.1, 130.1, 130.1, 400.1, 50.1)).faults).toEqual([
      '250.1 KB of JS are needed before the cluster list shows; at most 250 KB may be',
      '115.1 KB of JS are added by the first section of a cluster; at most 115 KB may be',
      '130.1 KB of JS are added by the main tab of a cluster; at most 130 KB may be',
      '130.1 KB of JS are added by the first form; at most 130 KB may be',
      '400.1 KB of JS are added by the first chart in view; at most 400 KB may be',
      '50.1 KB of fonts are sent; at most 50 KB may be',
    ])
  })
})
