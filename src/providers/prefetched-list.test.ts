import { describe, expect, it, vi } from 'vitest'
import { createPrefetchedList } from './prefetched-list'

const answer = { records: ['sales'], total: 1, faults: [], requestedAt: 1, answeredAt: 2 }

describe('a list that is read ahead of its page', () => {
  it('is handed out once, to the person it was read for', async () => {
    const prefetched = createPrefetchedList()
    prefetched?.start('clusters', 'u-1', async () => answer)

    expect(prefetched?.take('clusters', 'u-2')).toBeNull()
    expect(prefetched?.take('pipelines', 'u-1')).toBeNull()
    expect(await prefetched?.take('clusters', 'u-1')).toBe(answer)
    expect(prefetched?.take('clusters', 'u-1')).toBeNull()
  })

  it('is read once, however often it is begun', async () => {
    const prefetched = createPrefetchedList()
    let reads = 0
    const read = async () => {
      reads += 1
      return answer
    }
    prefetched?.start('clusters', 'u-1', read)
    prefetched?.start('clusters', 'u-1', read)
    await prefetched?.take('clusters', 'u-1')
    prefetched?.start('clusters', 'u-1', read)

    expect(reads).toBe(1)
  })

  it('is not handed out when it has grown old', () => {
    let time = 0
    const prefetched = createPrefetchedList(() => time)
    prefetched?.start('clusters', 'u-1', async () => answer)
    time = 10_000

    expect(prefetched?.take('clusters', 'u-1')).toBeNull()
  })

  it('is handed out until then', async () => {
    let time = 0
    const prefetched = createPrefetchedList(() => time)
    prefetched.start('clusters', 'u-1', async () => answer)
    time = 9_999
    expect(await prefetched.take('clusters', 'u-1')).toBe(answer)
  })

  it('disturbs nobody when it fails and nobody takes it', async () => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    createPrefetchedList().start('clusters', 'u-1', () => Promise.reject(new Error('Moved')))
    await new Promise((done) => setImmediate(done))
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })

  it('passes its failure on to what takes it', async () => {
    const prefetched = createPrefetchedList()
    prefetched?.start('clusters', 'u-1', () => Promise.reject(new Error('Moved')))

    await expect(prefetched?.take('clusters', 'u-1')).rejects.toThrow('Moved')
  })
})
