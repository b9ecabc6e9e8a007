import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleSetOf } from '../../src/access/rule-set'
import { readErrorBody } from '../../src/domain/error-text'
import { rulesVersion } from '../rules-version'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { keepDenial, listDenials } from './denial-log'
import { type LoggedDecision, replay } from './replay'
import { denials } from './schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const log = async (query = '') => (await rig.control('GET', `/denials${query}`)).json()
const disconnect = '/users/{id}/instances/sales-analytics/disconnect'

/** What is logged of a cluster that nobody may disconnect. */
const decision = {
  action: 'disconnect',
  subject: 'Cluster',
  clusterId: null,
  facts: {},
  reasons: [],
} as const

describe('the log of denials', () => {
  it('keeps who was refused what, by which rules and from which facts, under the id of the answer', async () => {
    const answer = await rig.call('user', 'PUT', disconnect)
    expect(answer.status).toBe(403)
    expect(await log()).toEqual([
      {
        decisionId: answer.body.decisionId,
        at: '2026-03-02T09:00:00.000Z',
        who: '5a9d0b0e-0000-4000-8000-000000000003',
        call: 'disconnectCluster',
        method: 'PUT',
        path: '/users/{id}/instances/{name}/disconnect',
        status: 403,
        clusterId: 'c1a5e000-0000-4000-8000-000000000001',
        action: 'disconnect',
        subject: 'Cluster',
        facts: { connectionPolicy: [], clusterState: 'running' },
        unread: null,
        unmet: ['cluster.connection.policy'],
        rulesVersion: rulesVersion(ruleSetOf()),
        replay: { isSame: true, isSameVersion: true },
      },
    ])
    expect(answer.body.rulesVersion).toBe(rulesVersion(ruleSetOf()))
    expect(readErrorBody(answer.body)).toEqual({ text: 'You need higher permission', fieldErrors: [] })
  })

  it('names all unmet rules, those of a state too, and each question of one request', async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { state: 'creating' })
    const both = await rig.call('billing', 'PUT', disconnect)
    expect(
      both.body.unmet.map(({ ruleId, kind }: { ruleId: string; kind: string }) => [ruleId, kind]),
    ).toEqual([
      ['cluster.connection.policy', 'policy'],
      ['cluster.disconnect.state', 'state'],
    ])
    expect((await log())[0].unmet).toEqual(['cluster.connection.policy', 'cluster.disconnect.state'])

    await rig.control('PATCH', '/people/owner', { trialExpired: true, role: { id: 1, name: 'free' } })
    const creation = await rig.call('owner', 'POST', '/users/{id}/instances', newCluster)
    const rows = (await log()).filter(
      ({ decisionId }: { decisionId: string }) => decisionId === creation.body.decisionId,
    )
    expect(rows.map(({ action, subject, unmet }: LoggedDecision) => [action, subject, unmet])).toEqual([
      ['choose', 'Region', ['region.choose.trial']],
      ['create', 'Cluster', ['cluster.create.trial']],
    ])
    expect(creation.body.unmet.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
      'cluster.create.trial',
      'region.choose.trial',
    ])
  })

  it('keeps a conflict of state and a refused choice as well', async () => {
    const conflict = await rig.call('owner', 'PUT', '/users/{id}/instances/risk-models/connect')
    const choice = await rig.call('owner', 'POST', '/users/{id}/instances/sales-analytics/subcluster', {
      type: 'fallbackanalytics',
      configs: {},
      size: 'size-small',
      name: 'sales-analytics-second',
      nodes: 1,
    })
    expect([conflict.status, choice.status]).toEqual([409, 422])
    expect(
      (await log()).map(({ status, unmet }: { status: number; unmet: string[] }) => [status, unmet]),
    ).toEqual([
      [422, ['sub-cluster.choose.fallbackanalytics.single']],
      [409, ['cluster.connect.state']],
    ])
  })

  it('keeps attempts without a token and on what is not theirs, without facts', async () => {
    await rig.call(null, 'GET', '/users/{id}/me')
    await rig.call('forged', 'PUT', disconnect)
    await rig.call('stranger', 'PUT', disconnect)
    await rig.call('stranger', 'PUT', disconnect.replace('{id}', idOf('owner')))
    const found = (await log()).map(
      ({ who, call, status, action, facts, clusterId, replay: again }: never) => [
        who,
        call,
        status,
        action,
        facts,
        clusterId,
        again,
      ],
    )
    expect(found).toEqual([
      [idOf('stranger'), 'disconnectCluster', 404, null, null, null, null],
      [idOf('stranger'), 'disconnectCluster', 404, null, null, null, null],
      [null, 'disconnectCluster', 401, null, null, null, null],
      [null, 'getMe', 401, null, null, null, null],
    ])
  })

  it('holds no address, no token and nothing that was said', async () => {
    const body = {
      userEmail: 'secret.person@northwind.test',
      roleName: 'developer',
      bypassValidationFlag: false,
    }
    await rig.call('user', 'PUT', '/users/{id}/instances/sales-analytics/adduserrole', body)
    await rig.call('stranger', 'PUT', '/users/{id}/instances/a-secret-name/connect')
    await rig.call('user', 'DELETE', '/users/{id}/instances/sales-analytics')
    const text = JSON.stringify(await log())
    expect(text).not.toMatch(/@|bearer|northwind|a-secret-name|sales-analytics/i)
    expect(await log()).toHaveLength(3)
  })

  it('is read by person, by action and up to a number, the latest first', async () => {
    await rig.call('user', 'PUT', disconnect)
    await rig.call('billing', 'PUT', disconnect)
    await rig.call('user', 'DELETE', '/users/{id}/instances/sales-analytics')
    const found = async (query: string) =>
      (await log(query)).map(({ who, action }: { who: string; action: string }) => [who.slice(-1), action])
    expect(await found('?person=user')).toEqual([
      ['3', 'delete'],
      ['3', 'disconnect'],
    ])
    expect(await found(`?person=${idOf('billing')}`)).toEqual([['4', 'disconnect']])
    expect(await found('?action=disconnect')).toEqual([
      ['4', 'disconnect'],
      ['3', 'disconnect'],
    ])
    expect(await found('?action=disconnect&limit=1')).toEqual([['4', 'disconnect']])
    expect(await found('?person=user&action=disconnect&limit=10000')).toEqual([['3', 'disconnect']])
    expect((await rig.control('GET', '/denials?person=nobody')).status).toBe(404)
    const limits = ['0', '1.5', '10001', 'many'].map((limit) => `?limit=${limit}`)
    for (const query of ['?action=everything', '?cluster=x', ...limits]) {
      expect([query, (await rig.control('GET', `/denials${query}`)).status]).toEqual([query, 400])
    }
  })

  it('is shown to nobody by the product API, and begins again with the first day', async () => {
    await rig.call('user', 'PUT', disconnect)
    expect((await rig.appWithoutControl.request('/sandbox/denials')).status).toBe(404)
    for (const path of ['/denials', '/sandbox/denials', '/users/{id}/denials']) {
      expect((await rig.call('stranger', 'GET', path)).status).toBe(404)
    }
    await rig.reset()
    expect(await log()).toEqual([])
  })

  it('is read a hundred at a time where nobody says how many', async () => {
    const decisions = Array.from({ length: 101 }, () => decision)
    const request = { who: null, call: 'x', method: 'GET', path: '/x', at: 0, status: 403 }
    await keepDenial(rig.db, request, { decisionId: 'many', decisions })
    expect(await log()).toHaveLength(100)
    expect(await log('?limit=101')).toHaveLength(101)
  })

  it('keeps the latest thousand attempts where nobody says how many', async () => {
    const attempt = (index: number) => ({
      call: 'x',
      method: 'GET',
      path: '/x',
      status: 401,
      at: index,
      decisionId: `try-${index}`,
      rulesVersion: '',
      unmet: [],
    })
    await rig.db.insert(denials).values(Array.from({ length: 1_100 }, (_, index) => attempt(index)))
    const request = { who: null, call: 'x', method: 'GET', path: '/x', at: 0, status: 403 }
    const decisions = Array.from({ length: 64 }, () => decision)
    await keepDenial(rig.db, request, { decisionId: 'many', decisions })
    const attempts = (await listDenials(rig.db, { limit: 2_000 })).filter(({ status }) => status === 401)
    expect([attempts.length, attempts.at(-1)?.decisionId]).toEqual([1_000, 'try-100'])
  })

  it('keeps the latest ten thousand refusals by a rule where nobody says how many', async () => {
    await rig.db.execute(sql`
      insert into denials (decision_id, at, call, method, path, status, action, subject, unmet, rules_version)
      select 'rule-' || place, 0, 'x', 'GET', '/x', 403, 'disconnect', 'Cluster', '[]', ''
      from generate_series(0, 10099) as place`)
    const request = { who: null, call: 'x', method: 'GET', path: '/x', at: 0, status: 403 }
    const decisions = Array.from({ length: 64 }, () => decision)
    await keepDenial(rig.db, request, { decisionId: 'many', decisions })
    const rows = await listDenials(rig.db, { limit: 20_000 })
    expect([rows.length, rows.at(-1)?.decisionId]).toEqual([10_000, 'rule-164'])
  })

  it('drops its oldest, and attempts do not push out refusals by a rule', async () => {
    const request = { who: null, call: 'x', method: 'GET', path: '/x', at: 0 }
    const limits = { byRule: 150, attempts: 5 }
    const decision = {
      action: 'disconnect' as const,
      subject: 'Cluster' as const,
      clusterId: null,
      facts: {},
      reasons: [],
    }
    for (let index = 0; index < 170; index += 1) {
      const denied = { decisionId: `rule-${index}`, decisions: [decision] }
      await keepDenial(rig.db, { ...request, status: 403 }, denied, limits)
    }
    for (let index = 0; index < 200; index += 1) {
      await keepDenial(
        rig.db,
        { ...request, status: 401 },
        { decisionId: `try-${index}`, decisions: [] },
        limits,
      )
    }
    const rows = await listDenials(rig.db, { limit: 1_000 })
    const byRule = rows.filter(({ status }) => status === 403)
    expect(byRule.map(({ decisionId }) => decisionId)).toEqual(
      Array.from({ length: 150 }, (_, index) => `rule-${169 - index}`),
    )
    expect(rows.length - byRule.length).toBeLessThan(5 + 64)
    expect(rows[0]?.decisionId).toBe('try-199')
  })
})

describe('a logged denial', () => {
  const logged: LoggedDecision = {
    action: 'disconnect',
    subject: 'Cluster',
    facts: { connectionPolicy: [], clusterState: 'running' },
    unmet: ['cluster.connection.policy'],
    rulesVersion: 'of other rules',
  }

  it('is judged again from what was logged', () => {
    expect(replay(logged)).toMatchObject({
      isSame: true,
      isSameVersion: false,
      verdict: { isAllowed: false },
    })
    expect(replay({ ...logged, rulesVersion: rulesVersion(ruleSetOf()) }).isSameVersion).toBe(true)
  })

  it('is refused again for what could not be read, of which nothing was known', () => {
    const ofServices: LoggedDecision = {
      action: 'show',
      subject: 'ClusterServices',
      facts: { authorizedRoles: [], roleName: 'owner', clusterState: 'running' },
      unread: ['authorizedRoles'],
      unmet: ['cluster-services.role'],
      rulesVersion: '',
    }
    expect(replay(ofServices).isSame).toBe(true)
    expect(replay({ ...ofServices, unread: null }).verdict.isAllowed).toBe(true)
  })

  it.each([
    ['a fact that was otherwise', { facts: { connectionPolicy: ['create'], clusterState: 'running' } }],
    ['one more unmet rule', { facts: { connectionPolicy: [], clusterState: 'creating' } }],
    ['another rule', { unmet: ['cluster.disconnect.state'] }],
    ['no rule at all', { unmet: [] }],
    ['nothing that refuses', { facts: { connectionPolicy: ['create'], clusterState: 'running' }, unmet: [] }],
    ['one unmet rule less', { unmet: ['cluster.connection.policy', 'cluster.disconnect.state'] }],
    [
      'its rules in another order',
      {
        facts: { connectionPolicy: [], clusterState: 'creating' },
        unmet: ['cluster.disconnect.state', 'cluster.connection.policy'],
      },
    ],
  ] as const)('does not pass with %s', (_what, change) => {
    expect(replay({ ...logged, ...change }).isSame).toBe(false)
  })
})

const newCluster = {
  name: 'new-cluster',
  image: '4.3.1-1182',
  platform: 'gc',
  region: 'Europe West (Belgium)',
  installation: 'typical',
  dsize: 100,
  idleTime: '1',
  tenantID: null,
  blueprintId: null,
  analyticsSizeID: 'size-small',
  loaderSizeID: 'size-small',
  zone: 'europe-west1-b',
  k8sClusterCode: 'gc-euw1',
  appId: '3',
  sleeppable: true,
}
