import { describe, expect, it } from 'vitest'
import { createEarlyList } from './early-list'

const answer = { records: ['sales'], total: 1, faults: [], requestedAt: 1, answeredAt: 2 }

describe('a list that is read early', () => {
  it('is handed out once, to the person it was read for', async () => {
    const early = createEarlyList()
    early.start('clusters', 'u-1', async () => answer)

    expect(early.take('clusters', 'u-2')).toBeNull()
    expect(early.take('pipelines', 'u-1')).toBeNull()
    expect(await early.take('clusters', 'u-1')).toBe(answer)
    expect(early.take('clusters', 'u-1')).toBeNull()
  })

  it('is read once, however often it is begun', async () => {
    const early = createEarlyList()
    let reads = 0
    const read = async () => {
      reads += 1
      return answer
    }
    early.start('clusters', 'u-1', read)
    early.start('clusters', 'u-1', read)
    await early.take('clusters', 'u-1')
    early.start('clusters', 'u-1', read)

    expect(reads).toBe(1)
  })

  it('is not handed out when it has grown old', () => {
    let time = 0
    const early = createEarlyList(() => time)
    early.start('clusters', 'u-1', async () => answer)
    time = 10_000

    expect(early.take('clusters', 'u-1')).toBeNull()
  })

  it('tells its failure to whoever takes it', async () => {
    const early = createEarlyList()
    early.start('clusters', 'u-1', () => Promise.reject(new Error('Moved')))

    await expect(early.take('clusters', 'u-1')).rejects.toThrow('Moved')
  })
})
