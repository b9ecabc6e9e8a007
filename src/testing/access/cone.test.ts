import { describe, expect, it } from 'vitest'
import { ability, unmetRules } from '../../access/ability'
import { coneOf } from '../../access/cone'
import { type FactName, factReaders } from '../../access/facts'
import { factsIn } from '../../access/needs'
import { contextOf } from './cells'
import { cellsOfAction, gatedActions } from './gated-actions'
import { recording } from './recording'
import { missingStages, slotsFor } from './stages'

describe('the rules of an action', () => {
  it.each(gatedActions.map((gated) => [gated.name, gated] as const))(
    '%s read its cone, all of them in every state',
    (_name, gated) => {
      const { action, subject, rules } = gated
      const cone: readonly string[] = coneOf(action, subject)
      const everRead = new Set<string>()
      for (const { facts } of cellsOfAction(gated)) {
        const read: string[] = []
        unmetRules(
          ability,
          action,
          subject,
          recording(facts, (path) => read.push(path)),
        )
        for (const name of read) everRead.add(name)
        const isEveryRuleAsked = rules.every(({ metBy }) =>
          factsIn(metBy).some((fact) => read.includes(fact)),
        )
        if (!isEveryRuleAsked || read.length < rules.length) expect.fail(`a rule was not asked: ${read}`)
      }
      expect([...everRead].sort()).toEqual(cone)
    },
  )
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
