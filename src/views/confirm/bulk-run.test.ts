import { describe, expect, it } from 'vitest'
import type { Outcome } from '../action/use-command'
import { runBulk } from './bulk-run'

const records = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const done = (message: string | null): Outcome => ({ kind: 'done', message })
const failed = (sentence: string): Outcome => ({ kind: 'failed', error: null, sentence })

describe('an action on many records', () => {
  it('goes on after a failure, and reports in the order of the list', async () => {
    const progress: number[] = []
    const report = await runBulk(
      records,
      async ({ id }) => {
        if (id === 'b') return failed('in use')
        if (id === 'd') return { kind: 'unconfirmed', sentence: 'no answer' }
        return id === 'e' ? { kind: 'busy', sentence: 'still busy' } : done(null)
      },
      (count) => progress.push(count),
    )

    expect(report).toEqual({
      done: [{ id: 'a' }, { id: 'c' }],
      failed: [
        { record: { id: 'b' }, sentence: 'in use', isUnknown: false },
        { record: { id: 'd' }, sentence: 'no answer', isUnknown: true },
        { record: { id: 'e' }, sentence: 'still busy', isUnknown: false },
      ],
      message: null,
    })
    expect(progress).toEqual([1, 2, 3, 4, 5])
  })

  it('makes three calls at a time and no more', async () => {
    let now = 0
    let most = 0
    await runBulk(records, async () => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return done(null)
    })
    expect(most).toBe(3)
  })

  it("hands on the server's words where all of them are the same", async () => {
    const one = await runBulk(records, async () => done('Removed'))
    const several = await runBulk(records, async ({ id }) => done(`Removed ${id}`))
    expect([one.message, several.message]).toEqual(['Removed', null])
  })
})
