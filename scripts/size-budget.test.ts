import { describe, expect, it } from 'vitest'
import { filesTooEarly, judge } from './size-budget.mjs'

const sizes = (first: number, section: number, tab: number, form: number, chart: number, font: number) => ({
  tooEarly: [],
  beforeList: [{ name: 'index.html', kilobytes: first }],
  firstSection: section,
  mainTab: tab,
  firstForm: form,
  firstChart: chart,
  font,
  scripts: { beforeList: 2, mainTab: 24, firstForm: 30 },
  lazy: [],
  pages: [],
})

describe('the size budget', () => {
  it('is silent at its targets', () => {
    expect(judge(sizes(250, 101, 125, 120, 390, 50))).toEqual({ faults: [], warnings: [] })
  })

  it('warns above a target, and fails above a limit', () => {
    expect(judge(sizes(250, 112, 130, 120, 400, 50))).toEqual({
      faults: [],
      warnings: [
        '112.0 KB of JS are added by the first section of a cluster; the target is 101 KB',
        '130.0 KB of JS are added by the main tab of a cluster; the target is 125 KB',
        '400.0 KB of JS are added by the first chart in view; the target is 390 KB',
      ],
    })
    expect(judge(sizes(250.1, 112.1, 130.1, 120.1, 400.1, 50.1)).faults).toEqual([
      '250.1 KB of JS are needed before the cluster list shows; at most 250 KB may be',
      '112.1 KB of JS are added by the first section of a cluster; at most 112 KB may be',
      '130.1 KB of JS are added by the main tab of a cluster; at most 130 KB may be',
      '120.1 KB of JS are added by the first form; at most 120 KB may be',
      '400.1 KB of JS are added by the first chart in view; at most 400 KB may be',
      '50.1 KB of fonts are sent; at most 50 KB may be',
    ])
  })

  it('fails where what goes together is asked for in too many scripts', () => {
    const scripts = { beforeList: 3, mainTab: 25, firstForm: 31 }
    expect(judge({ ...sizes(250, 101, 120, 120, 390, 50), scripts }).faults).toEqual([
      '3 scripts are asked for before the cluster list; at most 2 may be',
      '25 scripts are asked for by the main tab of a cluster; at most 24 may be',
      '31 scripts are asked for by the first form; at most 30 may be',
    ])
  })

  it('fails where notifications, the tray of operations or the palette arrive before the list', () => {
    const early = [
      'src/app/shell/notification-bell.tsx',
      'src/app/shell/palette-opener.tsx',
      'src/app/operations/operations-dock.tsx',
    ]
    const late = [
      'src/custom-pages/notifications/unread-badge.tsx',
      'src/app/operations/operations-tray.tsx',
      'src/app/operations/library-watcher.tsx',
      'src/app/shell/palette/palette.tsx',
      'src/domain/palette.ts',
      'src/locales/en/notifications.ts',
    ]
    expect(filesTooEarly(early, [...early, ...late])).toEqual([])
    expect(filesTooEarly([...early, ...late], [...early, ...late])).toEqual(late)
    const tooEarly = ['src/app/shell/palette/palette.tsx']
    expect(judge({ ...sizes(250, 101, 120, 120, 390, 50), tooEarly }).faults).toEqual([
      'src/app/shell/palette/palette.tsx arrives before the cluster list shows',
    ])
  })

  it('names the part that the build has no more', () => {
    expect(() => filesTooEarly([], ['src/domain/palette.ts'])).toThrow(
      'The build has no file of ^src\\/custom-pages\\/notifications\\/: name what took its place here',
    )
  })
})
