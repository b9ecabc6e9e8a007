import { describe, expect, it } from 'vitest'
import { Refusal } from '../terminal.mjs'
import { defaultContext } from './default-context'
import { answerOf, explanationOf } from './explanation'
import { readQuestion } from './question'

const noFile = (name: string): string => {
  throw new Error(`${name} was read`)
}
const question = (line: string, files: Readonly<Record<string, unknown>> = {}) =>
  readQuestion(line.split(' '), (name) => (name in files ? JSON.stringify(files[name]) : noFile(name)))
const rulesOf = (line: string) => answerOf(question(line)).reasons.map(({ rule }) => rule)

function refusalOf(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('It was not refused')
}

describe('explaining a verdict at a terminal', () => {
  it('gives a machine the verdict and every unmet rule, and nothing else', () => {
    expect(answerOf(question('--role developer --action clone --plan free --state sleeping'))).toEqual({
      allowed: false,
      reasons: [
        {
          rule: 'cluster.clone.policy',
          sentence: 'You need higher permission',
          source: "D1 §4 'Menu availability', D3 §6 'Other rules'",
        },
        {
          rule: 'cluster.clone.state',
          sentence: 'Connect the cluster first; only a connected cluster can be cloned.',
          source: "D1 §4 'Menu availability'",
        },
      ],
    })
    expect(answerOf(question('--action clone'))).toEqual({ allowed: true, reasons: [] })
  })

  it.each([
    ['--action create --subject Cluster --expired', ['cluster.create.trial']],
    ['--action choose --subject Region --trial', ['region.choose.trial']],
    ['--action choose --subject Region --expired', ['region.choose.trial']],
    ['--action clone --platform-actions sqli,da', ['cluster.clone.plan']],
    ['--action ScheduledEvent.create --flags none', ['scheduled-event.flag']],
    ['--action ScheduledEvent.create --flags scheduler', []],
    ['--action ScheduledEvent/create --platform az-saas', ['scheduled-event.platform']],
    ['--action export --not-partner', ['data-app-catalogue.export.partner']],
    [
      '--action delete --subject Cluster --state corrupted',
      ['cluster.delete.corrupted', 'cluster.delete.unavailable'],
    ],
    ['--action clone --fact isCloneable=false', ['cluster.clone.cloneable']],
    ['--action clone --fact managementPolicy=list,update', ['cluster.clone.policy']],
    ['--action withdraw --fact isPendingOwner=true', ['cluster-user.withdraw.viewer']],
    ['--action withdraw --role accountManager --fact isPendingOwner=true', []],
  ])('answers %s with %j', (line, rules) => {
    expect(rulesOf(line)).toEqual(rules)
  })

  it('takes a role by the name people call it', () => {
    const { reasons } = answerOf(readQuestion(['--action', 'transfer', '--role', 'Billing User'], noFile))
    expect(reasons.map(({ rule }) => rule)).toEqual([
      'cluster-user.policy.create',
      'cluster-user.transfer.owner',
    ])
  })

  it('shows every rule of the chain, met or not, and what was assumed', () => {
    const page = explanationOf(question('--role accountAdmin --action delete --subject Cluster'))
    expect(page).toContain(
      'Delete the cluster (Cluster.delete): REFUSED, 1 rule unmet; its control is hidden',
    )
    expect(page).toMatch(/UNMET {2}cluster\.delete\.policy\n\s+"You need higher permission"/)
    expect(page).toContain('needs    cluster policy lists delete')
    expect(page).toContain('is       cluster policy lists list, update')
    expect(page).toContain('change   the owner of the cluster')
    expect(page).toMatch(/met {4}cluster\.delete\.state/)
    expect(page).toMatch(
      /Said:\n {2}- role Manager \(accountAdmin\), policies by the published matrix\nAssumed:/,
    )
    expect(page).toContain('- plan premium\n')
    expect(page).toContain('- platform gc\n')
    expect(page).toContain('- the cluster is running\n')
  })
})

describe('a context from a file', () => {
  it('is judged as it stands, whole', () => {
    const { person, cluster } = defaultContext({ role: 'developer', state: 'sleeping' })
    const files = { 'c.json': { action: 'clone', subject: 'Cluster', person, cluster, state: 'sleeping' } }
    expect(answerOf(question('--context c.json', files)).reasons.map(({ rule }) => rule)).toEqual([
      'cluster.clone.policy',
      'cluster.clone.state',
    ])
  })

  it('may be the facts a log wrote down; a fact it lacks is not known', () => {
    const facts = { connectionPolicy: ['create'], clusterState: 'sleeping' }
    const files = { 'd.json': { at: '2026-01-01', action: 'connect', subject: 'Cluster', facts } }
    expect(answerOf(question('--context d.json', files))).toEqual({ allowed: true, reasons: [] })
    const logged = { ...files['d.json'], rulesVersion: '0123456789abcdef' }
    expect(question('--context d.json', { 'd.json': logged }).said).toContain(
      'logged under the rules 0123456789ab, which have changed since',
    )
    files['d.json'].facts = { connectionPolicy: [], clusterState: 'sleeping' }
    expect(answerOf(question('--context d.json', files)).allowed).toBe(false)
  })

  it('may be what a log says could not be read, which meets no rule unless it is said', () => {
    const facts = { connectionPolicy: ['create'], clusterState: 'sleeping' }
    const logged = (unread: string[] | null) => ({
      'd.json': { action: 'connect', subject: 'Cluster', facts, unread },
    })
    expect(answerOf(question('--context d.json', logged(null))).allowed).toBe(true)
    const files = logged(['connectionPolicy'])
    expect(answerOf(question('--context d.json', files)).reasons.map(({ rule }) => rule)).toEqual([
      'cluster.connection.policy',
    ])
    expect(answerOf(question('--context d.json --fact connectionPolicy=create', files)).allowed).toBe(true)
    expect(() => question('--context d.json', logged(['connectionPolice']))).toThrow('mean connectionPolicy')
  })

  it('is not known where the server sent it in an unknown shape, unless a fact is said', () => {
    const { person, detail, cluster } = defaultContext()
    const unread = { ...detail, unreadable: ['lockedActions'] }
    const files = { 'c.json': { action: 'upgrade', subject: 'Cluster', person, cluster, detail: unread } }
    const page = explanationOf(question('--context c.json', files))
    expect(page).toContain('(Cluster.upgrade): REFUSED, 1 rule unmet; its control is shown disabled')
    expect(page).toContain('is       lockedActions could not be read')
    const { allowed, reasons } = answerOf(question('--context c.json', files))
    expect([allowed, reasons.map(({ sentence }) => sentence)]).toEqual([
      false,
      [
        'The server sent something that this depends on in a form the console does not know. Contact support.',
      ],
    ])
    expect(answerOf(question('--context c.json --fact lockedActions=', files)).allowed).toBe(true)
  })

  it.each([
    ['{"person": {}}', 'person.uuid'],
    ['{"persons": {}}', 'person: '],
    ['not JSON', 'no JSON'],
    ['{"action": "connect", "subject": "Cluster", "facts": {"clusterStat": "running"}}', 'mean clusterState'],
  ])('is refused where it cannot be read: %s', (text, place) => {
    const { message, exitCode } = refusalOf(() =>
      readQuestion(['--context', 'x.json', '--action', 'Cluster.connect'], () => text),
    )
    expect(message).toContain(place)
    expect(exitCode).toBe(2)
  })

  it('is not mixed with what a command line says', () => {
    expect(refusalOf(() => question('--context c.json --role owner')).message).toContain('leave out --role')
  })
})

describe('a name nobody knows', () => {
  it.each([
    ['--action clon', 'There is no action "clon". Did you mean clone?'],
    ['--action clone --subject Clusters', 'There is no subject "Clusters". Did you mean Cluster, '],
    ['--action invite --subject Cluster', 'There is no action of Cluster "invite". '],
    ['--action clone --role developr', 'There is no role "developr". Did you mean developer?'],
    ['--action clone --flags schedulr', 'There is no feature flag "schedulr". Did you mean schedular?'],
    ['--action clone --platform-actions clones', 'Did you mean clone?'],
    ['--action clone --plan gold', 'There is no plan "gold". Known: basic, enterprise, free, premium.'],
    ['--action clone --state runing', 'Did you mean running?'],
    ['--action clone --platform aws', 'There is no platform "aws". Did you mean az?'],
    ['--action clone --fact isPremum=true', 'Did you mean isPremium'],
    ['--aktion clone', "Unknown option '--aktion'"],
    ['--json', 'Use: npm run access:explain'],
  ])('is refused with what is near: %s', (line, sentence) => {
    const { message, exitCode } = refusalOf(() => question(line))
    expect(message).toContain(sentence)
    expect(exitCode).toBe(2)
  })

  it('or one that several subjects have lists them all', () => {
    const { message } = refusalOf(() => question('--action upgrade'))
    expect(message).toMatch(/^"upgrade" is an action of 3 subjects\. Say which:/)
    expect(message).toContain('--action upgrade --subject ClusterPage')
    expect(message).toContain('Upgrade the version of the cluster')
  })
})
