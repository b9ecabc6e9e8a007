import { expect, it } from 'vitest'
import { fewAtATime } from './few-at-a-time'

it('begins none any more once it is stopped, and lets those under way end', async () => {
  const begun: number[] = []
  const ended: number[] = []
  await fewAtATime(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      begun.push(item)
      await Promise.resolve()
      ended.push(item)
    },
    () => begun.length >= 4,
  )
  expect([begun, ended]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ])
})
