import { expect, it } from 'vitest'
import { createCursorPages } from './cursor-pages'

it('keeps the cursors of the 50 lists that were read last', async () => {
  const { read } = createCursorPages()
  const pageOf = async (question: string, number: number) => {
    const cursors: string[] = []
    await read(question, { number, size: 1 }, async (cursor) => {
      cursors.push(cursor)
      return { data: [{}], next: `${cursor}>`, told: undefined }
    })
    return cursors
  }
  expect(await pageOf('first', 2)).toEqual(['', '>'])
  expect(await pageOf('second', 2)).toEqual(['', '>'])
  for (let count = 1; count <= 48; count += 1) await pageOf(`search ${count}`, 1)
  expect(await pageOf('first', 2)).toEqual(['>'])
  await pageOf('search 49', 1)
  expect(await pageOf('first', 2)).toEqual(['>'])
  expect(await pageOf('second', 2)).toEqual(['', '>'])
})
