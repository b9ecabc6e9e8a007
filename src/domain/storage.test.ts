import { describe, expect, it } from 'vitest'
import { diskLevelOf, storageText, usedPercent } from './storage'

describe('how full a disk is', () => {
  it.each([
    [0, 'low'],
    [40, 'low'],
    [40.01, 'medium'],
    [70, 'medium'],
    [70.01, 'high'],
    [100, 'high'],
  ])('at %s %% is %s [DET-083]', (percent, level) => {
    expect(diskLevelOf(percent)).toBe(level)
  })

  it.each([
    ['low', 0, 40],
    ['medium', 41, 70],
    ['high', 71, 100],
  ])('is %s at every whole percent from %d to %d [DET-083]', (level, from, to) => {
    const percents = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    expect(percents.filter((percent) => diskLevelOf(percent) !== level)).toEqual([])
  })

  it.each([
    [500, 320, 36],
    [500, 500, 0],
    [500, 0, 100],
    [1000, 596, 40],
    [1000, 595, 41],
    [1000, 1, 99],
    [1000, 999, 1],
    [0, 0, null],
    [500, 501, null],
    [500, -1, null],
    [null, 1, null],
    [500, null, null],
  ])('of %s GB with %s GB free is %s %%', (size, available, percent) => {
    expect(usedPercent(size, available)).toBe(percent)
  })
})

describe('storage in words', () => {
  it.each([
    [0, '0 GB'],
    [72.456, '72.46 GB'],
    [1000, '1,000 GB'],
    [1000.5, '1 TB'],
    [1234.5, '1.23 TB'],
    [20_000, '20 TB'],
  ])('%s GB is %s [DET-084]', (gigabytes, words) => {
    expect(storageText(gigabytes)).toBe(words)
  })
})
