import { describe, expect, it } from 'vitest'
import { longestChain, median, summarise } from './report'
import { compareWithTargets, verdictOf } from './targets'

const load = (content: number) => ({
  content,
  mainThread: content / 4,
  firstPaint: content / 2,
  shift: 0.01,
  heap: 7_500_000,
  requests: 9,
  waterfall: [],
  scriptsBefore: [],
  scripts: [],
})
const run = (content: number, floor: number, earlier: number | null = null) => ({
  load: load(content),
  floor: load(floor),
  signedInFloor: load(floor * 2),
  earlier: earlier === null ? null : load(earlier),
  navigation: null,
})

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })
})

describe('the longest chain of requests', () => {
  const request = (path: string, start: number, end: number) => ({ method: 'GET', path, start, end })

  it('counts those that began after the one before had ended, until the content stood', () => {
    const waterfall = [
      request('/', 0, 10),
      request('/index.js', 10, 60),
      request('/config.json', 11, 20),
      request('/authorize', 25, 40),
      request('/token', 45, 70),
      request('/list', 72, 90),
      request('/poll', 95, 120),
    ]
    expect(longestChain(waterfall, 100)).toBe(5)
    expect(longestChain([], 100)).toBe(0)
  })
})

describe('summarise', () => {
  it('gives the medians of the runs and the ratios to the bare pages', () => {
    const figures = summarise(50, 'slow', [run(3000, 1000), run(2000, 1000), run(9000, 5000)])
    expect(figures).toMatchObject({
      clusters: 50,
      profile: 'slow',
      content: 3000,
      floorContent: 1000,
      ratioToFloor: 3,
      signedInFloorContent: 2000,
      ratioToSignedInFloor: 1.5,
      mainThread: 750,
      firstPaint: 1500,
      heap: 7.5,
      requests: 9,
      detailFirst: null,
      earlier: null,
    })
  })

  it('gives the medians of the earlier commit too', () => {
    const figures = summarise(50, 'fast', [run(300, 100, 400), run(500, 100, 800)], '/nowhere/dist')
    expect(figures.content).toBe(400)
    expect(figures.earlier).toMatchObject({ content: 600, mainThread: 150, heap: 7.5, scriptBefore: 0 })
  })
})

describe('compareWithTargets', () => {
  const firstBuild = '7e6dc0600000000000000000000000000000000'
  const measured = {
    figures: [
      summarise(50, 'slow', [run(2500, 1000, 3000)], '/nowhere/dist'),
      summarise(50, 'fast', [run(1600, 500, 2000)], '/nowhere/dist'),
      summarise(1_000, 'fast', [run(2560, 500)]),
      summarise(10_000, 'fast', [run(3200, 500)]),
    ],
    pollTask: 120,
    added: { firstSection: 102, firstForm: 117 },
    against: firstBuild,
  }
  const judged = (input: Parameters<typeof compareWithTargets>[0]) =>
    compareWithTargets(input).map((target) => [
      target.what,
      target.measured,
      target.target,
      target.limit,
      verdictOf(target),
    ])

  it('judges every figure by its target and its limit', () => {
    expect(judged(measured)).toEqual([
      ['JS before the list shows', 0, 250, 250, 'reached'],
      ['JS of the first section', 102, 101, 112, 'between target and limit'],
      ['JS of the first form', 117, 120, 120, 'reached'],
      ['requests before the list shows', 9, 8, 10, 'between target and limit'],
      ['content, slow, to floor-react', 2.5, 2.1, 2.5, 'between target and limit'],
      ['content, slow, to the first build', expect.closeTo(0.8333, 4), 0.8, 0.9, 'between target and limit'],
      ['content, fast, to floor-signed-in', 1.6, 1.5, 2, 'between target and limit'],
      ['main thread until the list, fast', 400, 350, null, 'missed'],
      ['main thread, fast, to the first build', 0.8, expect.closeTo(0.7216, 4), null, 'missed'],
      ['first contentful paint, slow', 1250, 800, null, 'missed'],
      ['first contentful paint, fast', 800, 250, null, 'missed'],
      ['layout shift', 0.01, 0.02, 0.05, 'reached'],
      ['heap after load', 7.5, 6, 10, 'between target and limit'],
      // Of the runs above none got to a cluster.
      ['list to detail, slow, first', null, 800, null, 'not measured'],
      ['list to detail, slow, again', null, 350, null, 'not measured'],
      ['interaction to paint, slow', null, 200, null, 'not measured'],
      ['interaction to paint, fast', null, 100, null, 'not measured'],
      ['1,000 clusters, fast, to 50', 1.6, 1.5, null, 'missed'],
      ['10,000 clusters, fast, to 50', 2, 2.5, null, 'reached'],
      ["a poll's longest task, 10,000", 120, 100, null, 'missed'],
    ])
  })

  it('judges going to a cluster and back by the slow and the fast profile', () => {
    const navigation = { first: 790, again: 360, interaction: 150 }
    const figures = (['slow', 'fast'] as const).map((profile) =>
      summarise(50, profile, [{ ...run(1000, 1000), navigation }]),
    )
    expect(judged({ ...measured, figures })).toEqual(
      expect.arrayContaining([
        ['list to detail, slow, first', 790, 800, null, 'reached'],
        ['list to detail, slow, again', 360, 350, null, 'missed'],
        ['interaction to paint, slow', 150, 200, null, 'reached'],
        ['interaction to paint, fast', 150, 100, null, 'missed'],
      ]),
    )
  })

  it('judges the work with 200 configuration keys', () => {
    const configurations = { typing: 80, searching: 130, category: 100, review: 101 }
    expect(judged({ ...measured, configurations }).slice(-4)).toEqual([
      ['200 configuration keys, typing a value, slow', 80, 100, null, 'reached'],
      ['200 configuration keys, searching, slow', 130, 100, null, 'missed'],
      ['200 configuration keys, opening a category, slow', 100, 100, null, 'reached'],
      ['200 configuration keys, opening the review, slow', 101, 100, null, 'missed'],
    ])
  })

  it('says what was to be measured and could not be', () => {
    const lost = { ...measured, pollTask: null, configurations: null, consumption: null }
    expect(judged(lost).slice(-9)).toEqual([
      ["a poll's longest task, 10,000", null, 100, null, 'not measured'],
      ['200 configuration keys, typing a value, slow', null, 100, null, 'not measured'],
      ['200 configuration keys, searching, slow', null, 100, null, 'not measured'],
      ['200 configuration keys, opening a category, slow', null, 100, null, 'not measured'],
      ['200 configuration keys, opening the review, slow', null, 100, null, 'not measured'],
      ['consumption, 200 × 366, chart shown', null, 2000, null, 'not measured'],
      ['consumption, chart after the table', null, 1000, null, 'not measured'],
      ['consumption, longest interaction', null, 200, null, 'not measured'],
      ['consumption, heap', null, 60, null, 'not measured'],
    ])
  })

  it('judges the consumption of 200 clusters in a year', () => {
    const consumption = { table: 1400, chart: 2500, interaction: 120, heap: 61_000_000 }
    expect(judged({ ...measured, consumption }).slice(-4)).toEqual([
      ['consumption, 200 × 366, chart shown', 2500, 2000, null, 'missed'],
      ['consumption, chart after the table', 1100, 1000, null, 'missed'],
      ['consumption, longest interaction', 120, 200, null, 'reached'],
      ['consumption, heap', 61, 60, null, 'missed'],
    ])
  })

  it('leaves out what was not to be measured, and judges no ratio to a commit other than the first build', () => {
    const named = (input: Parameters<typeof compareWithTargets>[0]) => judged(input).map(([what]) => what)
    const figures = measured.figures.slice(0, 1)
    expect(named({ ...measured, figures, pollTask: undefined })).toEqual([
      'JS before the list shows',
      'JS of the first section',
      'JS of the first form',
      'requests before the list shows',
      'content, slow, to floor-react',
      'content, slow, to the first build',
      'first contentful paint, slow',
      'layout shift',
      'heap after load',
      'list to detail, slow, first',
      'list to detail, slow, again',
      'interaction to paint, slow',
    ])
    for (const against of ['0000000000000000000000000000000000000000', null])
      expect(named({ ...measured, against })).not.toContain('content, slow, to the first build')
  })

  it.each([
    [2.3, 'reached'],
    [2.5, 'between target and limit'],
    [2.9, 'missed'],
  ])('calls %d × %s', (figure, verdict) => {
    expect(verdictOf({ what: 'ratio', measured: figure, target: 2.3, limit: 2.8, unit: '×' })).toBe(verdict)
  })
})
