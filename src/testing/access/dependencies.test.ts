import { describe, expect, it } from 'vitest'
import { ability, unmetRules } from '../../access/ability'
import { dependenciesOf } from '../../access/dependencies'
import { type FactName, factReaders } from '../../access/facts'
import { factsIn } from '../../access/when'
import { contextOf } from './cells'
import { recording, recordingNames } from './recording'
import { cellsInOneTest, cellsOfAction, ruledActions } from './ruled-actions'
import { missingStages, slotsFor } from './stages'

describe('the rules of an action', () => {
  for (const ruled of ruledActions) {
    const { name, action, subject, rules } = ruled
    const dependencies: readonly string[] = dependenciesOf(action, subject)
    const everRead = new Set<string>()
    const factsOfRules = rules.map(({ when }) => factsIn(when))
    const shares = cellsOfAction(ruled).inShares(cellsInOneTest)
    for (const [index, share] of shares.entries()) {
      const isLast = index === shares.length - 1
      const which = shares.length > 1 ? `, share ${index + 1} of ${shares.length},` : ''
      it(`${name} read its dependencies, all of them in every state${which}`, () => {
        for (const { facts } of share) {
          const read: string[] = []
          const recorded = recordingNames(facts, (fact) => read.push(fact))
          unmetRules(ability, action, subject, recorded)
          for (const fact of read) everRead.add(fact)
          const isEveryRuleAsked = factsOfRules.every((asked) => asked.some((fact) => read.includes(fact)))
          if (!isEveryRuleAsked || read.length < rules.length) expect.fail(`a rule was not asked: ${read}`)
        }
        const strays = [...everRead].filter((fact) => !dependencies.includes(fact))
        expect(strays).toEqual([])
        if (isLast) expect([...everRead].sort()).toEqual(dependencies)
      })
    }
  }
})

const slots = slotsFor({ flags: ['schedular'], planActions: ['clone'] })

describe('a fact', () => {
  it.each(Object.keys(factReaders).map((name) => [name]))(
    '%s reads the paths it declares, and no other',
    (name) => {
      const { reads, read } = readerOf(name)
      const slot = slots.find(({ facts }) => facts.some((fact) => fact === name))
      const missing = slot?.part ? missingStages(slot.part, slot.facts) : []
      const everRead = new Set<string>()
      for (const stage of [...(slot?.stages ?? []), ...missing]) {
        const context = contextOf({ stages: [stage] })
        read(recording(context, (path) => everRead.add(path)))
      }
      const paths = [...everRead]
      const strays = paths.filter((path) => !reads.some((declared) => isOnWay(path, declared)))
      expect(strays).toEqual([])
      const idle = reads.filter((declared) => !paths.some((path) => isWithin(path, declared)))
      expect(idle).toEqual([])
    },
  )
})

describe('a record of what is read', () => {
  it('has every path, those of items as the list', () => {
    const read: string[] = []
    const watched = recording({ a: { b: 1 }, list: [{ c: 2 }], idle: 3 }, (path) => read.push(path))
    expect(watched.a.b + (watched.list.find(({ c }) => c === 2)?.c ?? 0)).toBe(3)
    expect(new Set(read)).toEqual(new Set(['a', 'a.b', 'list', 'list.c']))
  })
})

function readerOf(name: string): {
  reads: readonly string[]
  read: (context: ReturnType<typeof contextOf>) => unknown
} {
  return factReaders[name as FactName]
}

/** On the way to what is declared, or below it. */
function isOnWay(path: string, declared: string): boolean {
  return isWithin(path, declared) || declared.startsWith(`${path}.`)
}

function isWithin(path: string, declared: string): boolean {
  return path === declared || path.startsWith(`${declared}.`)
}
