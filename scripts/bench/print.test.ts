import { afterEach, expect, it, vi } from 'vitest'
import { printReport, type Report } from './print'
import type { Figures } from './report'

afterEach(() => {
  vi.restoreAllMocks()
})

const compared = {
  content: 1200,
  mainThread: 400,
  firstPaint: 600,
  shift: 0.012,
  heap: 5.5,
  requests: 8,
  chain: 5,
  scriptBefore: 240,
  scriptLoaded: 900.5,
}
const figures: Figures = {
  ...compared,
  clusters: 50,
  profile: 'slow',
  floorContent: 600,
  ratioToFloor: 2,
  signedInFloorContent: 800,
  ratioToSignedInFloor: 1.5,
  floorFirstPaint: 300,
  detailFirst: null,
  detailAgain: null,
  interaction: null,
  earlier: { ...compared, content: 1500, heap: 5 },
  waterfall: [{ method: 'GET', path: '/list', start: 200.4, end: 300.6 }],
}
const report: Report = {
  runs: 3,
  against: '7e6dc0600000000000000000000000000000000',
  load: [0.5, 1, 2],
  builtScripts: { beforeList: 240, all: 1800.25, pages: [] },
  figures: [figures],
  consumption: null,
  targets: [
    { what: 'heap after load', measured: 7, target: 6, limit: 10, unit: 'MB' },
    { what: 'a poll', measured: null, target: 100, limit: null, unit: 'ms' },
  ],
}

/** What is said, without the blanks that bring it into columns. */
function said(given: Report, hasWaterfall = false): string {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  printReport(given, hasWaterfall)
  return lines.join('').replaceAll(/ +/g, ' ')
}

it('a report says the medians, the ratios to bare pages and to the other commit, and what was reached', () => {
  const text = said(report)
  for (const line of [
    'Medians of 3 runs with a cold HTTP cache.',
    'Load of the machine over 1, 5 and 15 minutes: 0.5, 1, 2',
    'Built JS, gzip: 240.0 KB before the cluster list shows, 1800.3 KB in all',
    ' 50 slow 1200 400 600 0.012 5.5 8 5 240.0 / 900.5',
    ' floor-react 600 ms 2.00 ×',
    ' floor-signed-in 800 ms 1.50 ×',
    '50 clusters, slow, today / commit 7e6dc06:',
    ' content ms 1200 / 1500 0.80 ×',
    ' heap MB 5.5 / 5.0 1.10 ×',
    ' heap after load 7.00 MB target 6, limit 10: between target and limit',
    ' a poll – ms target 100: not measured',
  ])
    expect(text).toContain(line)
  expect(text).not.toContain('GET /list')
})

it('says when each request was made where that is asked, and compares with nothing where nothing was measured', () => {
  expect(said(report, true)).toContain(' 200 to 301 ms GET /list')
  expect(said({ ...report, against: null })).not.toContain('today / commit')
  expect(said({ ...report, figures: [{ ...figures, earlier: null }] })).not.toContain('today / commit')
})
