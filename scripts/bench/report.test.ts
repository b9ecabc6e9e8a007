import { describe, expect, it } from 'vitest'
import { longestChain, median, summarise } from './report'
import { compareWithTargets, verdictOf } from './targets'

const load = (content: number) => ({
  content,
  firstPaint: content / 2,
  shift: 0.01,
  heap: 7_500_000,
  requests: 9,
  waterfall: [],
  scriptsBefore: [],
  scripts: [],
})
const run = (content: number, floor: number) => ({
  load: load(content),
  floor: load(floor),
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
  it('gives the medians of the runs and the ratio to the bare page', () => {
    const figures = summarise(50, 'slow', [run(3000, 1000), run(2000, 1000), run(9000, 5000)])
    expect(figures).toMatchObject({
      clusters: 50,
      profile: 'slow',
      content: 3000,
      floorContent: 1000,
      ratioToFloor: 3,
      firstPaint: 1500,
      heap: 7.5,
      requests: 9,
      detailFirst: null,
    })
  })
})

describe('compareWithTargets', () => {
  it('compares what was measured and leaves out what was not', () => {
    const targets = compareWithTargets([summarise(50, 'slow', [run(2500, 1000)])], null)
    const ratio = targets.find(({ what }) => what === 'content, slow, to bare React')
    expect(ratio).toMatchObject({ measured: 2.5, target: 2.1, limit: 2.5 })
    expect(targets.some(({ what }) => what.includes('10,000'))).toBe(false)
  })

  it.each([
    [2.3, 'reached'],
    [2.5, 'between target and limit'],
    [2.9, 'missed'],
  ])('calls %d × %s', (measured, verdict) => {
    expect(verdictOf({ what: 'ratio', measured, target: 2.3, limit: 2.8, unit: '×' })).toBe(verdict)
  })
})
