import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleSetOf } from '../../src/access/rule-set'
import { inRoot } from '../processes.mjs'
import { parseRegister } from '../trace/register'
import { baselineFile } from './approvals'
import { contradictions } from './contradictions'
import { factReadings, truthTable } from './fact-readings'
import { factInWords } from './fact-words'
import { roleVerdicts } from './role-verdicts'
import { staleFiles } from './rule-files'
import { readSnapshot, takeSnapshot } from './snapshot'

describe('the committed rules', () => {
  it('are as the tables are: else run `npm run access:docs` and commit', () => {
    expect(staleFiles(takeSnapshot()).map(([name]) => name)).toEqual([])
  })

  it('have a baseline that can be compared with', () => {
    const { actions } = readSnapshot(readFileSync(inRoot(baselineFile), 'utf8'), baselineFile)
    expect(actions.length).toBeGreaterThan(100)
  })
})

describe('the contradictions of the specification', () => {
  it('name rules that stand in the tables, and decisions that stand in the register', () => {
    const ids = new Set(ruleSetOf().actions.flatMap(({ rules }) => rules.map(({ id }) => id)))
    expect(contradictions.flatMap(({ rules }) => rules.filter((id) => !ids.has(id)))).toEqual([])

    const folder = inRoot('docs', 'requirements')
    const pages = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    const known = new Set(pages.flatMap((page) => parseRegister(page)?.decisions ?? []))
    const cited = contradictions.flatMap(({ decisions }) => decisions)
    expect(cited.filter((id) => !known.has(id) && !/^README decision (1[0-5]|[1-9])$/.test(id))).toEqual([])
  })
})

describe('a fact in words', () => {
  it.each([
    ['userPolicy', [], 'user policy lists nothing'],
    ['userPolicy', ['list', 'create'], 'user policy lists list, create'],
    ['roleName', null, 'the role on the cluster is none that is known'],
    ['isPremium', null, 'not known whether the cluster is premium'],
    ['isGone', 'x', 'isGone is "x"'],
  ])('reads the value of %s %j as "%s"', (name, value, words) => {
    expect(factInWords(name, value)).toBe(words)
  })
})

describe('the digest of what a fact answers', () => {
  it('covers every way of reading the places it reads', () => {
    expect(truthTable('isTrial')).toEqual([
      '[[0],false]',
      '[[1],true]',
      '[[2],false]',
      '[[3],false]',
      '[[4],false]',
    ])
    expect(truthTable('isOnAzure').slice(1)).toEqual([
      '[["az"],true]',
      '[["az-saas"],true]',
      '[["AZ"],true]',
      '[["aws"],false]',
      '[["no cluster"],null]',
    ])
    expect(
      truthTable('flags').filter((line) => line.includes('"scheduler"') && line.endsWith('["schedular"]]')),
    ).not.toEqual([])
  })

  it('differs between facts, and never hides a reader that throws', () => {
    const readings = factReadings()
    expect(readings.every(({ answers }) => /^[0-9a-f]{16}$/.test(answers))).toBe(true)
    expect(new Set(readings.map(({ answers }) => answers)).size).toBeGreaterThan(readings.length / 2)
  })
})

describe('the verdict of a role with all else met', () => {
  const of = (subject: string, action: string) => {
    const stated = ruleSetOf().actions.find((one) => one.subject === subject && one.action === action)
    if (!stated) throw new Error(`There is no ${subject}.${action}`)
    const verdicts = roleVerdicts(stated)
    return Object.values(verdicts).map(({ outcome }) => outcome)
  }

  it.each([
    // Owner, Manager, User, Billing User, unknown
    ['Cluster', 'clone', ['allowed', 'hidden', 'hidden', 'hidden', 'hidden']],
    ['Cluster', 'connect', ['allowed', 'allowed', 'hidden', 'hidden', 'hidden']],
    ['Cluster', 'create', ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    ['ClusterUser', 'invite', ['allowed', 'allowed', 'hidden', 'disabled', 'hidden']],
    ['ClusterUser', 'withdraw', ['disabled', 'disabled', 'hidden', 'allowed', 'hidden']],
    ['AdvancedConfiguration', 'update', ['allowed', 'allowed', 'hidden', 'disabled', 'hidden']],
    ['ClusterServices', 'show', ['allowed', 'allowed', 'hidden', 'allowed', 'hidden']],
    ['ClusterSecret', 'view', ['allowed', 'hidden', 'hidden', 'hidden', 'hidden']],
    ['SubCluster', 'update', ['allowed', 'allowed', 'disabled', 'disabled', 'disabled']],
  ])('on %s.%s is %j', (subject, action, outcomes) => {
    expect(of(subject, action)).toEqual(outcomes)
  })
})
