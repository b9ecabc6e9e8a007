import { expect, it } from 'vitest'
import { firstBytes, keepSavedFiles } from '../../testing/saved-files'
import { saveCsv } from './save-file'

const saved = keepSavedFiles()

it('begins the file with the mark by which spreadsheets know UTF-8', async () => {
  saveCsv('a,é', 'letters.csv')
  expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
    ['letters.csv', 'text/csv;charset=utf-8'],
  ])
  expect(await firstBytes(saved[0]?.content, 9)).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0xc3, 0xa9])
})
