import { describe, expect, it } from 'vitest'
import { decisionOn } from '../../sandbox/access/decision'
import { sentContextOf } from '../../sandbox/access/sent-context'
import { explain } from '../../src/access/explain'
import { explorerOf, ruledActions } from '../../src/access/explore'
import { factsOf } from '../../src/access/facts'
import { contextOf } from '../../src/testing/access/cells'
import type { Part, Stage } from '../../src/testing/access/stage'
import { missingStages, slotsFor } from '../../src/testing/access/stages'
import { answerOf } from './explanation'
import { readQuestion } from './question'

const actions = ruledActions()
const explore = explorerOf({})
const slots = slotsFor({ flags: ['schedular'], planActions: ['clone'] })
const actionsEach = 8

/** What a context may lack. */
const sometimesMissing: readonly Part[] = ['cluster', 'detail', 'subCluster', 'dataAgent', 'member']

describe('200 random contexts', () => {
  const contexts = randomContexts(200, 4)

  it('are judged the same by the controls, the explorer, the terminal and the server, with the same reasons', () => {
    const asked = new Set<string>()
    for (const [turn, context] of contexts.entries()) {
      const written = JSON.stringify(context)
      const sent = sentContextOf(context, turn % 2 === 0 ? 'strict' : 'loose', 'page')
      for (let step = 0; step < actionsEach; step += 1) {
        const question = actions[(turn * actionsEach + step) % actions.length]
        if (!question) continue
        const { action, subject } = question
        asked.add(`${subject}.${action}`)
        const { isAllowed, isHidden, reasons } = explain(action, subject, context)
        const reported = reasons.map(({ rule, sentence, source }) => ({ rule, sentence, source }))
        const about = `${subject}.${action} in context ${turn}`

        const found = explore(action, subject, factsOf(context))
        expect([found.verdict, found.isHidden], about).toEqual([isAllowed ? 'allowed' : 'refused', isHidden])
        expect(found.unmet, about).toMatchObject(reported)
        expect(found.unmet, about).toHaveLength(reported.length)

        const line = ['--action', action, '--subject', subject, '--context', 'context.json', '--json']
        const answer = answerOf(readQuestion(line, () => written))
        expect(answer, about).toEqual({ allowed: isAllowed, reasons: reported })

        const decision = decisionOn(action, subject, sent)
        expect(decision.reasons, about).toEqual(reasons)
      }
    }
    expect(asked.size).toBe(actions.length)
  })

  it('hold what is allowed and what is not', () => {
    const allowed = contexts.flatMap((context) =>
      actions.filter(({ action, subject }) => explain(action, subject, context).isAllowed),
    )
    const share = allowed.length / (contexts.length * actions.length)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.9)
  })
})

/** Contexts with a stage of everything, by a generator that begins the same every time. */
function randomContexts(count: number, seed: number) {
  const next = generator(seed)
  const pick = <Item>(items: readonly Item[]): Item[] =>
    items.slice(Math.floor(next() * items.length)).slice(0, 1)
  return Array.from({ length: count }, () => {
    const stages = slots.flatMap((slot) => pick(slot.stages.filter(isServers)))
    const absent = sometimesMissing.filter(() => next() < 0.1)
    // A server has no page of a cluster that is not there.
    const gone: Part[] = absent.includes('cluster') ? [...absent, 'detail'] : absent
    const missing = gone.flatMap((part) => missingStages(part, []).slice(0, 1))
    return contextOf({ stages: [...stages, ...missing] })
  })
}

function isServers({ isOnlyShown }: Stage): boolean {
  return isOnlyShown !== true
}

/** Park and Miller's: numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
