import { describe, expect, it } from 'vitest'
import type { AccessContext } from '../../src/access/access-context'
import { type FactName, type Facts, factsOf } from '../../src/access/facts'
import { flagNames, platformActionNames } from '../../src/access/vocabulary'
import { contextOf } from '../../src/testing/access/cells'
import { parts, type Slot, type Stage } from '../../src/testing/access/stage'
import { missingStages, slotsFor } from '../../src/testing/access/stages'
import { type KnownBy, sentContextOf } from './sent-context'
import type { Spelling } from './wire-answers'

const ways: [Spelling, KnownBy][] = [
  ['strict', 'list'],
  ['strict', 'page'],
  ['loose', 'list'],
  ['loose', 'page'],
]
const slots = slotsFor({ flags: ['schedular'], planActions: ['clone'] })
const everySlot = [
  ...slots,
  ...flagNames.flatMap((flag) => slotsOf('flags', { flags: [flag], planActions: [] })),
  ...platformActionNames.flatMap((name) => slotsOf('planActions', { flags: [], planActions: [name] })),
]

describe.each(ways)('what a server knows, sent in the %s spelling and by the %s', (spelling, knownBy) => {
  it.each(slots.map(({ facts }) => [facts.join(', ')] as const))('has %s as they were staged', (name) => {
    for (const slot of everySlot.filter(({ facts }) => facts.join(', ') === name))
      for (const stage of slot.stages.filter(isServers)) expectToBeSent(slot, [stage], spelling, knownBy)
  })

  it('is the cluster as it is known by that', () => {
    const { cluster } = sentContextOf(contextOf({ stages: [] }), spelling, knownBy)
    expect(cluster).toBeDefined()
    // Of these only the page tells.
    expect(cluster !== undefined && 'subClusters' in cluster).toBe(knownBy === 'page')
  })

  it('has nothing of a part that is not there', () => {
    for (const part of parts)
      for (const slot of slots.filter((candidate) => candidate.part === part))
        for (const stage of missingStages(part, slot.facts)) expectToBeSent(slot, [stage], spelling, knownBy)
  })

  it('has every fact the console has where everything is staged at once', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const context = contextOf({ stages: everythingAt(turn) })
      const [shown, sent] = [context, sentContextOf(context, spelling, knownBy)].map(plainFacts)
      expect(sent, `turn ${turn}`).toEqual(shown)
    }
  })
})

function slotsOf(fact: FactName, asked: Parameters<typeof slotsFor>[0]): Slot[] {
  return slotsFor(asked).filter(({ facts }) => facts.includes(fact))
}

function isServers({ isOnlyShown }: Stage): boolean {
  return isOnlyShown !== true
}

function expectToBeSent(slot: Slot, stages: readonly Stage[], spelling: Spelling, knownBy: KnownBy): void {
  const sent = factsOf(sentContextOf(contextOf({ stages }), spelling, knownBy))
  const pick = (from: Partial<Facts>) =>
    Object.fromEntries(slot.facts.map((fact) => [fact, withoutOrder(from[fact])]))
  const said: Partial<Facts> = Object.assign({}, ...stages.map(({ says }) => says))
  expect(pick(sent), stages.map(({ name }) => name).join(', ')).toEqual(pick(said))
}

/** A stage of every slot, others in every turn. */
function everythingAt(turn: number): Stage[] {
  return slots.flatMap(({ stages }, place) => {
    const own = stages.filter(isServers)
    return own[(turn * (2 * place + 1) + place) % own.length] ?? []
  })
}

function plainFacts(context: AccessContext): Record<string, unknown> {
  const facts = factsOf(context)
  return Object.fromEntries(
    slots.flatMap((slot) => slot.facts.map((fact) => [fact, withoutOrder(facts[fact])])),
  )
}

/** Lists of facts are sets. */
function withoutOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value
}
