import { describe, expect, it } from 'vitest'
import { type FactName, type Facts, factReaders, factsOf } from '../../access/facts'
import { flagNames, platformActionNames } from '../../access/vocabulary'
import { contextOf } from './cells'
import { parts, type Slot, type Stage } from './stage'
import { missingStages, slotsFor } from './stages'

const slots = slotsFor({ flags: ['schedular'], planActions: ['clone'] })

describe('the stages', () => {
  it('stage every fact, each in one place', () => {
    const staged = slots.flatMap(({ facts }) => facts)
    expect(staged.toSorted()).toEqual(Object.keys(factReaders).sort())
  })

  it('say all facts of their slot, and no other', () => {
    for (const { facts, stages } of slots)
      for (const { name, says } of stages) expect(Object.keys(says).sort(), name).toEqual(facts.toSorted())
  })

  it.each(slots.map((slot) => [slot.facts.join(', '), slot] as const))(
    'of %s are read as they say',
    (_facts, slot) => {
      for (const stage of slot.stages) expectToRead(slot, stage)
    },
  )

  it.each(flagNames)('of the flag %s are read as they say [ACL-008, ACL-014]', (flag) => {
    const slot = slotFor('flags', { flags: [flag], planActions: [] })
    for (const stage of slot.stages) expectToRead(slot, stage)
  })

  it.each(platformActionNames)('of the platform action %s are read as they say', (action) => {
    const slot = slotFor('planActions', { flags: [], planActions: [action] })
    for (const stage of slot.stages) expectToRead(slot, stage)
  })

  it.each(parts)('without a %s say that nothing is known', (part) => {
    const own = slots.filter((slot) => slot.part === part)
    for (const slot of own)
      for (const before of slot.stages)
        for (const gone of missingStages(part, slot.facts)) {
          const { says, name } = gone
          const write = (draft: Parameters<Stage['write']>[0]) => {
            before.write(draft)
            gone.write(draft)
          }
          expectToRead(slot, { name, says, write })
        }
  })
})

function slotFor(fact: FactName, asked: Parameters<typeof slotsFor>[0]): Slot {
  const slot = slotsFor(asked).find(({ facts }) => facts.includes(fact))
  if (!slot) throw new Error(`nothing stages ${fact}`)
  return slot
}

function expectToRead({ facts }: Slot, stage: Stage): void {
  const read = factsOf(contextOf({ stages: [stage] }))
  const pick = (from: Partial<Facts>) =>
    Object.fromEntries(facts.map((fact) => [fact, withoutOrder(from[fact])]))
  expect(pick(read), stage.name).toEqual(pick(stage.says))
}

/** Lists of facts are sets. */
function withoutOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value
}
