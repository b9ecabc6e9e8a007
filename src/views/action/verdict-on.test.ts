import { expect, it } from 'vitest'
import type { Verdict } from '../../access/explain'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { noPolicies } from '../../domain/cluster'
import { libraries } from '../../resources/cluster/libraries/definition'
import { buildPerson } from '../../testing/builders'
import { type Stage, stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { buildLibrary } from '../../testing/library-builder'
import type { ActionContext } from './use-action-context'
import { listVerdict, openingVerdict, recordContexts, verdictOn, verdictOnSelection } from './verdict-on'

const lamp = buildGadget({ name: 'lamp' })
const dark = buildGadget({ name: 'dark', isActive: false })
const kept = buildGadget({ name: 'kept', note: 'keep' })
const actionNamed = (name: string): ActionDefinition => {
  const action = gadgets.actions.find((each) => each.name === name)
  if (!action) throw new Error(`no action ${name}`)
  return action
}
/** Who stands before the gadgets of a cluster; `awaited` was made here, and no list has shown it yet. */
const standing = (list: readonly ResourceRecord[], awaited?: ResourceRecord): ActionContext => ({
  person: buildPerson(),
  productKey: 'basalt',
  environment: 'production',
  apiUrl: 'https://api.basalt.test/v2',
  scope: { kind: 'cluster', cluster: buildClusterDetail() },
  read: () => {
    throw new Error('nothing is read')
  },
  list: () => list,
  isAwaited: (record) => record === awaited,
})
const said = ({ isAllowed, isHidden, reasons }: Verdict) => [
  isAllowed ? 'allowed' : isHidden ? 'hidden' : 'refused',
  ...reasons.map(({ sentence }) => sentence),
]
const shines = 'Only active gadgets shine'
const refusal = 'The contract refuses manage'
const unavailable = 'This is not available in the current state.'

it.each<[string, Stage, string, ResourceRecord | undefined, string[]]>([
  ['a record that is as it must be', {}, 'polish', lamp, ['allowed']],
  ['one that is not', {}, 'polish', dark, ['refused', shines]],
  ['none', {}, 'polish', undefined, ['allowed']],
  ['one to which it is not offered', {}, 'delete', kept, ['hidden', unavailable]],
  ['one to which it is offered', {}, 'delete', lamp, ['allowed']],
  ['any, refused by access', { refuse: 'disable' }, 'polish', lamp, ['refused', refusal]],
  ['none, refused by access', { refuse: 'disable' }, 'polish', undefined, ['refused', refusal]],
  [
    'one that is not, refused by access too',
    { refuse: 'disable' },
    'polish',
    dark,
    ['refused', refusal, shines],
  ],
  ['one that is not, hidden by access', { refuse: 'hide' }, 'polish', dark, ['hidden', refusal, shines]],
])(
  'what may be done to %s is what access and the definition say together',
  (_what, stage, name, record, reported) => {
    stageAccess(gadgets, stage)
    expect(said(verdictOn(gadgets, actionNamed(name), record, standing([lamp])))).toEqual(reported)
  },
)

it("what is not offered is told in the definition's own words, after what it lacks besides", () => {
  stageAccess(gadgets)
  const action: ActionDefinition = {
    ...actionNamed('polish'),
    offeredWhen: { field: 'note', not: 'keep', reason: { en: 'It is to be kept' } },
  }
  const record = { ...kept, isActive: false }
  expect(said(verdictOn(gadgets, action, record, standing([])))).toEqual([
    'hidden',
    shines,
    'It is to be kept',
  ])
})

it.each<[Stage, string]>([
  [{}, 'refused'],
  [{ refuse: 'hide' }, 'hidden'],
])('of a record that no list has shown yet only that is said, under %j', (stage, what) => {
  stageAccess(gadgets, stage)
  expect(said(verdictOn(gadgets, actionNamed('polish'), dark, standing([], dark)))).toEqual([
    what,
    'dark was accepted and is not in your list yet. This can be used once it is.',
  ])
  const nameless = { ...dark, name: '' }
  expect(said(verdictOn(gadgets, actionNamed('polish'), nameless, standing([], nameless)))[1]).toMatch(
    /^id-dark was/,
  )
})

it.each<[string, string, ResourceRecord[], ResourceRecord[], string[]]>([
  ['some of which it may be done to', 'polish', [dark, lamp], [lamp], ['allowed']],
  ['none of which it may be done to', 'polish', [dark], [lamp], ['refused', shines]],
  ['none of which it is offered to', 'delete', [kept], [lamp], ['hidden', unavailable]],
  [
    'nothing, in a list where it may be done',
    'polish',
    [],
    [dark, lamp],
    ['refused', 'Select at least one row first'],
  ],
  ['nothing, in a list where it may not', 'polish', [], [dark], ['refused', shines]],
  ['nothing, in a list where it is not offered', 'delete', [], [kept], ['hidden', unavailable]],
  ['nothing, in a list of none', 'delete', [], [], ['hidden']],
])('what may be done to a selection of %s', (_what, name, selected, list, reported) => {
  stageAccess(gadgets)
  expect(said(verdictOnSelection(gadgets, actionNamed(name), selected, standing(list)))).toEqual(reported)
})

it('the reason of a selection is that of its first record that shows one', () => {
  stageAccess(gadgets)
  const action: ActionDefinition = {
    ...actionNamed('polish'),
    offeredWhen: { field: 'note', not: 'keep' },
  }
  const hidden = { ...kept, isActive: false }
  const made = buildGadget({ name: 'made' })
  const selected = [hidden, dark, made]
  expect(said(verdictOnSelection(gadgets, action, selected, standing([], made)))).toEqual(['refused', shines])
})

it.each([
  ['installed', ['allowed']],
  ['installing', ['refused', 'There is another library installing, please wait for it']],
  ['uninstalling', ['refused', 'There is another library uninstalling, please wait for it']],
])('a library may be changed while another one of its list is %s: %o', (state, reported) => {
  const numpy = buildLibrary()
  const scipy = buildLibrary({ id: 'pypi scipy PyPI', name: 'scipy', loaderState: state })
  const standingThere: ActionContext = {
    ...standing([numpy, scipy]),
    person: buildPerson({ platformActions: [{ name: 'packages_installion', platforms: ['gc'] }] }),
    scope: {
      kind: 'cluster',
      cluster: buildClusterDetail({ policies: { ...noPolicies, cluster: ['update'] } }),
    },
  }
  for (const name of ['reinstall', 'uninstall']) {
    const action = libraries.actions.find((each) => each.name === name)
    expect(action && said(verdictOn(libraries, action, numpy, standingThere))).toEqual(reported)
  }
})

it('access is asked about a record under the name its rules look for', () => {
  expect(recordContexts).toEqual({
    Cluster: { record: 'cluster' },
    ClusterUser: { record: 'member' },
    DataAgent: { record: 'dataAgent' },
    Library: { records: 'libraries' },
    ScheduledEvent: { record: 'scheduledEvent' },
    SubCluster: { record: 'subCluster' },
  })
})

it('a reason is of the state of the record, and names its rule, its resource and no way out', () => {
  stageAccess(gadgets)
  const reasonsOf = (
    change: Partial<ActionDefinition>,
    record: ResourceRecord = dark,
    awaited?: ResourceRecord,
  ) => verdictOn(gadgets, { ...actionNamed('polish'), ...change }, record, standing([lamp], awaited)).reasons
  const of = (rule: string, sentence: string) => ({
    ...{ rule: `gadgets.${rule}`, kind: 'state', sentence, resolution: 'none', source: 'gadgets' },
  })
  const reason = { en: 'Not you' }
  expect([
    reasonsOf({}),
    reasonsOf({ enabledWhen: [{ person: 'email', equals: 'nobody@a.test', reason }] }),
    reasonsOf({ enabledWhen: [{ all: [{ field: 'isActive', equals: true }], reason }] }),
    reasonsOf({ enabledWhen: undefined, opens: { field: 'note' } }),
    verdictOnSelection(gadgets, actionNamed('polish'), [], standing([lamp])).reasons,
  ]).toEqual([
    [of('polish.isActive', shines)],
    [of('polish.email', 'Not you')],
    [of('polish.condition', 'Not you')],
    [of('polish.link', 'There is no address here that can be opened.')],
    [of('selection', 'Select at least one row first')],
  ])
  expect(reasonsOf({}, dark, dark).map(({ rule, source }) => [rule, source])).toEqual([
    ['gadgets.awaited', 'gadgets'],
  ])
})

it('a form is opened as the action that opens it says, and without one as the access of the definition does', () => {
  stageAccess(gadgets, {})
  const edit: ActionDefinition = {
    ...actionNamed('polish'),
    name: 'edit',
    opens: 'edit',
  }
  const access = { ...gadgets.access, edit: undefined, create: undefined }
  const opened = (actions: readonly ActionDefinition[], record?: ResourceRecord) => {
    const verdict = openingVerdict({ ...gadgets, access, actions }, 'edit', record, standing([lamp, dark]))
    return verdict && said(verdict)
  }
  expect(opened([edit], lamp)).toEqual(['allowed'])
  expect(opened([edit], dark)).toEqual(['refused', shines])
  expect(opened([], lamp)).toBeNull()
})

it('a list is asked of the cluster it hangs on, with no record in hand', () => {
  const cluster = buildClusterDetail({ policies: { ...noPolicies, unreadable: ['user'] } })
  const { person, productKey } = standing([])
  const asked = { ...libraries, access: { subject: 'ClusterUser', list: 'list' } } as const
  const verdict = listVerdict(asked, { person, productKey, scope: { kind: 'cluster', cluster } })
  expect(said(verdict)[0]).toBe('refused')
})

it.each([
  ['production', 'hidden'],
  ['staging', 'allowed'],
])('access is told the environment: a trial has its libraries on %s: %s', (environment, reported) => {
  const page = { ...libraries, access: { subject: 'ClusterPage', list: 'open-libraries' } } as const
  const person = buildPerson({ role: { id: 1, name: 'free' } })
  expect(said(listVerdict(page, { ...standing([]), person, environment }))[0]).toBe(reported)
})

it('access is told of the record, and of the cluster all that its page knows', () => {
  const action = (requires: ActionDefinition['requires']): ActionDefinition => ({
    ...actionNamed('polish'),
    ...{ requires, enabledWhen: undefined, offeredWhen: undefined },
  })
  const policies = { ...noPolicies, user: ['list', 'delete'], management: ['update'] }
  const cluster = buildClusterDetail({ policies, isUpgradable: true })
  const person = buildPerson({
    uuid: 'u-1',
    platformActions: [{ name: 'cluster_upgrade', platforms: [cluster.platform] }],
  })
  const context = { ...standing([]), person, scope: { kind: 'cluster', cluster } } as const
  const people = { ...gadgets, access: { subject: 'ClusterUser', list: 'list' } } as const
  const remove = (id: string) =>
    said(verdictOn(people, action('remove'), { id, email: `${id}@a.test`, role: 'developer' }, context))[0]
  expect([remove('u-1'), remove('u-2')]).toEqual(['refused', 'allowed'])

  const ofCluster = { ...gadgets, access: { subject: 'Cluster', list: 'list' } } as const
  const upgrade = (isUpgradable: boolean) =>
    said(
      verdictOn(ofCluster, action('upgrade'), undefined, {
        ...context,
        scope: { kind: 'cluster', cluster: { ...cluster, isUpgradable } },
      }),
    )
  expect(upgrade(true)).toEqual(['allowed'])
  expect(upgrade(false)[0]).toBe('hidden')
})
