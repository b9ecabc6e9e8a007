import { describe, expect, it } from 'vitest'
import { formatProvenList, lostIds } from './proven-list'

describe('the list of proven requirements', () => {
  const list = formatProvenList(['CLU-002', 'AUTH-001', 'CLU-001'])

  it('has a line for each, in order, behind a line that says who writes it', () => {
    expect(list).toMatch(/^# .*npm run trace -- --write.*\nAUTH-001\nCLU-001\nCLU-002\n$/)
  })

  it('tells what is not proven any more, and takes new ones without a word', () => {
    expect(lostIds(list, ['CLU-001', 'CLU-003', 'AUTH-001'])).toEqual(['CLU-002'])
    expect(lostIds(list, ['CLU-001', 'CLU-002', 'AUTH-001'])).toEqual([])
  })
})
