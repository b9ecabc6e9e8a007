import type { Facts } from '../../access/facts'
import type { FlagName } from '../../access/vocabulary'
import type { Pipeline } from '../../domain/cluster-choices'
import { type Slot, type Stage, subsetsOf, switchSlot } from './stage'

/** The fourteen flags (D1 §6), the brand key in its place. */
const wireFlags: Readonly<Record<FlagName, string>> = {
  payment: 'payment',
  azureSupport: 'azureSupport',
  whitelist: 'whitelist',
  subcluster: 'subcluster',
  microsoftSynapse: 'microsoftSynapse',
  dataagent: 'dataagent',
  azureSaaSSupport: 'azureSaaSSupport',
  '{product}X': 'basaltX',
  autoScale: 'autoScale',
  copilot: 'copilot',
  schedular: 'schedular',
  deltashare: 'deltashare',
  mlflow: 'mlflow',
  manualScaling: 'manualScaling',
}
const flagNames = Object.keys(wireFlags) as FlagName[]

export const personSlots: readonly Slot[] = [
  {
    facts: ['isTrial'],
    stages: (
      [
        [1, 'free', true],
        [1, 'premium', true],
        [2, 'free', false],
        [3, 'premium', false],
        [11, 'enterprise', false],
      ] as const
    ).map(([id, name, isTrial]) => ({
      name: `role id ${id} named ${name}`,
      write: ({ person }) => Object.assign(person.role, { id, name }),
      says: { isTrial },
    })),
  },
  switchSlot('isTrialExpired', ({ person }, isOn) => {
    person.isTrialExpired = isOn
  }),
  {
    facts: ['planName'],
    stages: (
      [
        ['free', 'free'],
        ['basic', 'basic'],
        ['premium', 'premium'],
        ['enterprise', 'enterprise'],
        ['Enterprise', null],
        ['gold', null],
        ['', null],
      ] as const
    ).map(([name, planName]) => ({
      name: `plan '${name}'`,
      write: ({ person }) => {
        person.role.name = name
      },
      says: { planName },
    })),
  },
  {
    facts: ['hasClustersLeft'],
    stages: (
      [
        [2, 1, true],
        [10, 0, true],
        [1, 1, false],
        [1, 2, false],
        [0, 0, false],
      ] as const
    ).map(([allowedClusters, clusterCount, hasClustersLeft]) => ({
      name: `${clusterCount} of ${allowedClusters} clusters`,
      write: ({ person }) => {
        person.configurations.allowedClusters = allowedClusters
        person.clusterCount = clusterCount
      },
      says: { hasClustersLeft },
    })),
  },
  {
    facts: ['consent'],
    stages: (['accept', 'reject', null] as const).map((consent) => ({
      name: `cookies: ${consent}`,
      write: ({ person }) => {
        person.consent = consent
      },
      says: { consent },
    })),
  },
  switchSlot('isPartner', ({ person }, isOn) => {
    person.isPartner = isOn
  }),
  {
    facts: ['hasPasswordConnection'],
    stages: (
      [
        [null, false],
        ['auth0|u-1', true],
        ['waad|u-1', false],
        ['google-oauth2|auth0|u-1', false],
      ] as const
    ).map(([sub, hasPasswordConnection]) => ({
      name: `sub: ${sub}`,
      write: ({ person }) => {
        person.sub = sub
      },
      says: { hasPasswordConnection },
    })),
  },
  switchSlot('hasMarketplace', ({ person }, isOn) => {
    person.hasMarketplace = isOn
  }),
  switchSlot('canOpenConsentFlow', ({ person }, isOn) => {
    person.canOpenConsentFlow = isOn
  }),
  switchSlot('isSizeShown', ({ person }, isEnabled) => {
    person.configurations.instanceSize = { isEnabled, value: isEnabled ? null : 'small' }
  }),
  {
    facts: ['environment'],
    stages: [undefined, 'production', 'development', 'sandbox', 'Production'].map((environment) => ({
      name: `environment ${environment}`,
      write: (draft) => {
        draft.environment = environment
      },
      says: { environment: environment ?? 'production' },
    })),
  },
  {
    facts: ['chosenPlatform'],
    stages: [undefined, 'gc', 'az', 'az-saas', 'aws', 'AZ'].map((platform) => ({
      name: `platform ${platform} chosen`,
      write: (draft) => {
        draft.platform = platform
      },
      says: { chosenPlatform: platform ?? null },
    })),
  },
  { facts: ['hasPipeline', 'isPipelinePending'], stages: pipelineStages() },
  switchSlot('hasPendingUpdate', (draft, isOn) => {
    draft.hasPendingUpdate = isOn
  }),
  switchSlot('isImportingDataApps', (draft, isOn) => {
    draft.isImportingDataApps = isOn
  }),
  switchSlot('isNodeDisconnected', (draft, isOn) => {
    draft.isNodeDisconnected = isOn
  }),
  switchSlot('hasPremiumPackage', (draft, isOn) => {
    draft.hasPremiumPackage = isOn
  }),
]

/** The flags of a person by those asked about: each of them on or off, and none or all of the others. */
export function flagSlot(asked: readonly FlagName[]): Slot {
  const others = flagNames.filter((flag) => !asked.includes(flag))
  const sets = subsetsOf(asked).flatMap((on) => [on, [...on, ...others]])
  return { facts: ['flags'], stages: sets.flatMap(flagStages) }
}

function flagStages(on: readonly FlagName[]): Stage[] {
  const off = flagNames.filter((flag) => !on.includes(flag))
  const says = { flags: flagNames.filter((flag) => on.includes(flag)) }
  const published = (flags: readonly FlagName[], isPublished: boolean) =>
    flags.map((flag) => ({ key: wireFlags[flag], isPublished }))
  const toggled = (flags: readonly FlagName[], isToggled: boolean) =>
    flags.map((flag) => ({ key: wireFlags[flag], isToggled }))
  const named = (name: string, toggleFeatures: Published, features: Toggled): Stage => ({
    name: `${on.join(', ') || 'no flag'} ${name}`,
    write: ({ person }) => Object.assign(person, { toggleFeatures, features }),
    says,
  })
  return [
    named('published', published(on, true), []),
    named('toggled', [], toggled(on, true)),
    named('in both', published(on, true), toggled(on, true)),
    named(
      'published, off in the other list, the others off in both',
      [...published(on, true), ...published(off, false)],
      [...toggled(on, false), ...toggled(off, false)],
    ),
    named(
      'toggled, off in the other list, among flags nobody knows',
      [
        ...published(on, false),
        { key: 'acmeX', isPublished: true },
        { key: '{product}X', isPublished: true },
      ],
      [...toggled(on, true), { key: 'Payment', isToggled: true }, { key: 'teleport', isToggled: true }],
    ),
    named('published, spelt as elsewhere', published(on, true).map(otherSpelling), []),
    named('toggled, spelt as elsewhere', [], toggled(on, true).map(otherSpelling)),
  ]
}

type Published = { key: string; isPublished: boolean }[]
type Toggled = { key: string; isToggled: boolean }[]

/** D3 §6 writes `scheduler` for the flag of D1 §6. */
function otherSpelling<Entry extends { key: string }>(entry: Entry): Entry {
  return entry.key === 'schedular' ? { ...entry, key: 'scheduler' } : entry
}

function pipelineStages(): Stage[] {
  const states = ['Basic_Resources', 'SNAPSHOT_CREATION']
  const at = (state: string | null, stageName: string, known = states): Pipeline => ({
    states: known,
    stageName,
    state,
    region: null,
  })
  const said = (
    name: string,
    pipeline: Pipeline | null | undefined,
    says: Pick<Facts, 'hasPipeline' | 'isPipelinePending'>,
  ): Stage => ({
    name: `pipeline ${name}`,
    write: (draft) => {
      draft.pipeline = pipeline
    },
    says,
  })
  const pending = { hasPipeline: true, isPipelinePending: true }
  const over = { hasPipeline: true, isPipelinePending: false }
  const failed = { hasPipeline: false, isPipelinePending: false }
  return [
    said('not known', undefined, { hasPipeline: false, isPipelinePending: false }),
    said('none', null, { hasPipeline: false, isPipelinePending: false }),
    said('in progress', at('inProgress', 'Basic_Resources'), pending),
    said('in progress with its last step', at('inProgress', 'SNAPSHOT_CREATION'), pending),
    said('running', at('running', 'Basic_Resources'), pending),
    said('waiting', at('waiting', 'Basic_Resources'), pending),
    said('through one step', at('completed', 'Basic_Resources'), pending),
    said('completed', at('completed', 'SNAPSHOT_CREATION'), over),
    said('completed, steps unknown', at('completed', 'TRIGGGER_CLUSTER_CREATION_PIPELINE', []), over),
    said('through one step, steps unknown', at('completed', 'DNS_LB_FOR_ISTIO', []), pending),
    said('failed', at('failed', 'Basic_Resources'), failed),
    said('canceled', at('canceled', 'Basic_Resources'), failed),
    said('without a state', at(null, 'Basic_Resources'), failed),
  ]
}
