import { describe, expect, it } from 'vitest'
import { idsInTitle, prove } from './proof'

describe('idsInTitle', () => {
  // The titles of these tests must claim nothing themselves, so the sample title stays out of them.
  it.each([
    ['shows grey for a corrupted cluster [CLU-078]', ['CLU-078']],
    ['does two things [CLU-001, CLU-002]', ['CLU-001', 'CLU-002']],
    ['cites a decision [AUTH-D06,AUTH-001]', ['AUTH-D06', 'AUTH-001']],
    ['group [ERR-001] > test [ERR-002]', ['ERR-001', 'ERR-002']],
    ['names CLU-001 without brackets', []],
    ['parses [1, 2, 3] and [CLU-xyz]', []],
    ['holds a stray word [CLU-001 and more]', []],
  ])('reads the ids of sample title %#', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids)
  })
})

describe('prove', () => {
  const areas = [
    { key: 'AUTH', requirements: ['AUTH-001', 'AUTH-002', 'AUTH-003'], decisions: ['AUTH-D01'] },
    { key: 'CLU', requirements: ['CLU-001'], decisions: [] },
  ]

  it('counts an id once a test that cites it has passed', () => {
    const { areas: proven, provenIds } = prove(areas, [
      { title: 'a [AUTH-001]', outcome: 'passed' },
      { title: 'b [AUTH-001]', outcome: 'failed' },
      { title: 'c [AUTH-002]', outcome: 'failed' },
      { title: 'd [AUTH-003]', outcome: 'not run' },
    ])
    expect(provenIds).toEqual(['AUTH-001'])
    expect(proven).toEqual({
      AUTH: { total: 3, proven: 1, missing: ['AUTH-002', 'AUTH-003'] },
      CLU: { total: 1, proven: 0, missing: ['CLU-001'] },
    })
  })

  it('takes a title with a failed run as not proven', () => {
    const { areas: proven } = prove(areas, [
      { title: 'a [CLU-001]', outcome: 'passed' },
      { title: 'a [CLU-001]', outcome: 'failed' },
    ])
    expect(proven.CLU).toEqual({ total: 1, proven: 0, missing: ['CLU-001'] })
  })

  it('lists cited decisions without counting them, and ids nobody knows', () => {
    const { citedDecisions, unknownIds } = prove(areas, [
      { title: 'a [AUTH-D01]', outcome: 'passed' },
      { title: 'b [CLU-999]', outcome: 'passed' },
    ])
    expect(citedDecisions).toEqual(['AUTH-D01'])
    expect(unknownIds).toEqual(['CLU-999'])
  })
})
