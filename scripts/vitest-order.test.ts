import { afterEach, expect, it } from 'vitest'
import { resolveConfig } from 'vitest/node'

const { argv } = process
afterEach(() => {
  process.argv = argv
})

/** By the flag as vitest reads it, and as the configuration finds it. */
async function sequencerWith(shuffle: boolean) {
  process.argv = ['node', 'vitest', ...(shuffle ? ['--sequence.shuffle'] : [])]
  const { vitestConfig } = await resolveConfig({ sequence: { shuffle } })
  return vitestConfig.sequence.sequencer.name
}

it('begins with the longest files, and mixes files where a shuffled run is asked for', async () => {
  expect(await sequencerWith(false)).toBe('LongestFirst')
  expect(await sequencerWith(true)).toBe('RandomSequencer')
})
