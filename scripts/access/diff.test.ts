import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StatedRule } from '../../src/access/rule-set'
import type { When } from '../../src/access/when'
import { root } from '../processes.mjs'
import { approvedIds } from './approvals'
import { type Comparison, compare } from './compare'
import { diffWith } from './diff-command'
import { diffPage } from './diff-page'
import { readSnapshot, type Snapshot, snapshotText, takeSnapshot } from './snapshot'

const rule = (id: string, when: When, changes: Partial<StatedRule> = {}): StatedRule => ({
  id,
  kind: 'policy',
  when,
  sentence: `${id} is unmet`,
  effect: 'disable',
  resolution: 'owner',
  source: 'by hand',
  ...changes,
})

const policy = rule('policy', { clusterPolicy: 'update' })
const running = rule('running', { clusterState: ['running'] }, { kind: 'state' })

function rules(
  actions: Readonly<Record<string, readonly StatedRule[]>>,
  changes: Partial<Snapshot> = {},
): Snapshot {
  return {
    version: '0',
    actions: Object.entries(actions).map(([name, list]) => {
      const [subject = '', action = ''] = name.split('.')
      return { subject, action, rules: list }
    }),
    matrix: [],
    roles: [{ role: 'developer', label: 'User', policies: { cluster: ['list'] } }],
    facts: [
      { name: 'clusterPolicy', reads: ['cluster.policies.cluster'], answers: 'a1' },
      { name: 'clusterState', reads: ['state'], answers: 'b1' },
    ],
    ...changes,
  }
}

const before = rules({ 'Thing.change': [policy, running] })
const summary = ({ widened, narrowed, facts, reworded }: Comparison) => ({
  widened: widened.map(({ about, example, refusedBy }) => [about, example, ...refusedBy]),
  narrowed: narrowed.map(({ about, example, refusedBy }) => [about, example, ...refusedBy]),
  facts: facts.map(({ fact, text, actions }) => [fact, text, ...actions]),
  reworded: reworded.map(({ about, rule: id, text }) => [about, id, text]),
})
const compared = (now: Snapshot) => summary(compare(before, now))
const nothing = { widened: [], narrowed: [], facts: [], reworded: [] }

describe('two sets of rules', () => {
  it('are the same however they are ordered or written', () => {
    expect(compared(before)).toEqual(nothing)
    expect(compared(rules({ 'Thing.change': [running, policy] }))).toEqual(nothing)
    const single = rule('running', { clusterState: 'running' }, { kind: 'state' })
    expect(compared(rules({ 'Thing.change': [policy, single] }))).toEqual(nothing)
  })

  it('differ by a grant that was added, with the one fact that tells', () => {
    const more = rule('running', { clusterState: ['running', 'sleeping'] }, { kind: 'state' })
    expect(compared(rules({ 'Thing.change': [policy, more] }))).toEqual({
      ...nothing,
      widened: [['Thing.change', 'cluster policy lists update; the cluster is sleeping', 'running']],
      reworded: [
        [
          'Thing.change',
          'running',
          'condition: "the cluster is running" is now "the cluster is running or sleeping"',
        ],
      ],
    })
  })

  it('differ by a grant that was removed', () => {
    const notOnTrial = rule('trial', { isTrial: false }, { kind: 'trial' })
    expect(compared(rules({ 'Thing.change': [policy, running, notOnTrial] }))).toEqual({
      ...nothing,
      narrowed: [
        [
          'Thing.change',
          'cluster policy lists update; the cluster is running; the account is on a trial',
          'trial',
        ],
      ],
      reworded: [['Thing.change', 'trial', 'new: the account is not on a trial']],
    })
  })

  it('differ both ways where a verb was swapped', () => {
    const swapped = rule('policy', { clusterPolicy: 'create' })
    const { widened, narrowed } = compared(rules({ 'Thing.change': [swapped, running] }))
    expect(widened).toEqual([
      ['Thing.change', 'cluster policy lists create; the cluster is running', 'policy'],
    ])
    expect(narrowed).toEqual([
      ['Thing.change', 'cluster policy lists update; the cluster is running', 'policy'],
    ])
  })

  it('differ by a rule that is gone', () => {
    expect(compared(rules({ 'Thing.change': [policy] }))).toEqual({
      ...nothing,
      widened: [['Thing.change', 'cluster policy lists update; the cluster is something else', 'running']],
      reworded: [['Thing.change', 'running', 'gone: the cluster is running']],
    })
  })

  it('differ by an action that is new, open or not, and by one that is gone', () => {
    const now = rules({ 'Thing.change': [policy, running], 'Thing.see': [], 'Other.see': [policy] })
    expect(compared(now).widened).toEqual([
      ['Other.see', 'cluster policy lists update', 'unknown'],
      ['Thing.see', 'in every state', 'unknown'],
    ])
    expect(summary(compare(now, before))).toMatchObject({
      widened: [],
      narrowed: [
        ['Other.see', 'cluster policy lists update', 'unknown'],
        ['Thing.see', 'in every state', 'unknown'],
      ],
    })
  })

  it('differ in words without any grant', () => {
    const changed = rule('policy', policy.when, {
      effect: 'hide',
      sentence: 'No.',
      source: 'elsewhere',
      resolution: 'none',
    })
    expect(compared(rules({ 'Thing.change': [changed, running] }))).toEqual({
      ...nothing,
      reworded: [
        ['Thing.change', 'policy', 'sentence: "policy is unmet" is now "No."'],
        ['Thing.change', 'policy', 'effect: "disable" is now "hide"'],
        ['Thing.change', 'policy', 'resolution: "owner" is now "none"'],
        ['Thing.change', 'policy', 'source: "by hand" is now "elsewhere"'],
      ],
    })
  })

  it('differ by a fact that answers or reads otherwise', () => {
    const [first, second] = before.facts
    const facts = [
      { ...first, answers: 'a2' },
      { ...second, reads: ['state', 'now'] },
    ] as Snapshot['facts']
    expect(compared({ ...before, facts }).facts).toEqual([
      ['clusterPolicy', 'answers otherwise for the same cluster.policies.cluster', 'Thing.change'],
      ['clusterState', 'reads state, now; it read state', 'Thing.change'],
    ])
  })

  it('differ by a verb the published matrix gives to a role', () => {
    const roles = [{ role: 'developer', label: 'User', policies: { cluster: ['list', 'delete'] } }]
    const now = { ...before, roles }
    expect(compared(now).widened).toEqual([
      ['role developer', 'by the published matrix, cluster policy lists delete'],
    ])
    expect(summary(compare(now, before)).narrowed).toHaveLength(1)
  })
})

describe('the id of a widening', () => {
  const idsOf = (now: Snapshot) => compare(before, now).widened.map(({ id }) => id)
  const wider = (...states: ('running' | 'sleeping' | 'stopping')[]) =>
    rules({ 'Thing.change': [policy, rule('running', { clusterState: states })] })

  it('stays the same for the same states, and differs for others', () => {
    const [id] = idsOf(wider('running', 'sleeping'))
    expect(id).toMatch(/^W-[0-9a-f]{8}$/)
    expect(idsOf(wider('sleeping', 'running'))).toEqual([id])
    expect(idsOf(wider('running', 'sleeping', 'stopping'))).not.toEqual([id])
  })

  it('is approved by a row that says who and why, and by nothing less', () => {
    const [id = ''] = idsOf(wider('running', 'sleeping'))
    const approved = (page: string) => [...approvedIds(page)]
    expect(approved(`| ${id} | Ann | clusters that sleep may be changed, too |`)).toEqual([id])
    expect(approved(`| ${id} |  | because |`)).toEqual([])
    expect(approved(`| ${id} | Ann |  |`)).toEqual([])
    expect(approved(`${id} is approved by Ann`)).toEqual([])
  })

  it('is named with its verdict', () => {
    const comparison = compare(before, wider('running', 'sleeping'))
    const [{ id = '' } = {}] = comparison.widened
    expect(diffPage(comparison, new Set(), 'a file')).toContain(`Not approved: ${id}.`)
    const page = diffPage(comparison, new Set([id]), 'a file')
    expect(page).toContain(`${id}  Thing.change  approved`)
    expect(page).toContain('Nothing is allowed that was not approved.')
  })
})

describe('a snapshot', () => {
  it('is read as it was written', () => {
    const now = takeSnapshot()
    expect(readSnapshot(snapshotText(now), 'it')).toEqual(JSON.parse(JSON.stringify(now)))
    expect(() => readSnapshot('{"version": "1"}', 'it')).toThrow('it is no snapshot of the rules: actions')
    expect(() => readSnapshot('nothing', 'it')).toThrow('it is no snapshot of the rules')
  })
})

describe('npm run access:diff', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'access-diff-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/access-diff.ts'), ...args], {
      cwd: root,
      encoding: 'utf8',
    })

  it('ends with 0 for the same rules, 1 for a widening nobody approved, 2 for a base that is none', () => {
    const file = (name: string, snapshot: Snapshot) => {
      const place = path.join(folder, name)
      writeFileSync(place, snapshotText(snapshot))
      return place
    }
    const now = takeSnapshot()
    const same = run(file('same.json', now))
    expect([same.status, same.stdout]).toEqual([0, expect.stringContaining('The rules are the same.')])

    const narrower = { ...now, actions: now.actions.filter(({ action }) => action !== 'clone') }
    const wider = run(file('narrower.json', narrower))
    expect([wider.status, wider.stdout]).toEqual([
      1,
      expect.stringMatching(/W-[0-9a-f]{8} {2}Cluster\.clone {2}NOT APPROVED/),
    ])

    const none = run('no-such-branch')
    expect([none.status, none.stderr]).toEqual([
      2,
      expect.stringContaining('no-such-branch is neither a file nor a commit.'),
    ])
  }, 60_000)

  it('reads the rules of a commit', () => {
    const repository = path.join(folder, 'repository')
    mkdirSync(path.join(repository, 'docs'), { recursive: true })
    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'pipe' })
    const commit = (message: string) => {
      git('add', '.')
      git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.test', 'commit', '-qm', message)
    }
    git('init', '-q')
    writeFileSync(path.join(repository, 'a.txt'), '')
    commit('without rules')
    git('tag', 'empty')
    writeFileSync(path.join(repository, 'docs/access-rules.json'), snapshotText(before))
    commit('with rules')

    const swapped = rules({ 'Thing.change': [rule('policy', { clusterPolicy: 'create' }), running] })
    expect(diffWith('HEAD', before, repository)).toMatchObject({ code: 0 })
    expect(diffWith('HEAD', swapped, repository)).toMatchObject({
      code: 1,
      page: expect.stringContaining('Compared with docs/access-rules.json at HEAD'),
    })
    expect(() => diffWith('empty', before, repository)).toThrow(
      'There is no docs/access-rules.json at empty.',
    )
    expect(() => diffWith('--help', before, repository)).toThrow('--help is neither a file nor a commit.')
  })
})
