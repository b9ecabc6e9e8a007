import type { ProfileField } from '../../src/domain/profile'
import { accountOfPlan, actions, allPlatforms } from '../account-plans'
import { completedPipeline } from '../catalogue'
import { type Persona, personas } from '../personas'
import type { WireCard, WirePipeline, WireUser } from '../wire'

export type SeededPerson = {
  uuid: string
  key: string
  wire: WireUser
  pipeline: WirePipeline | null
  card: WireCard | null
  lastLoginAt: number | null
}

/** Everybody of the sandbox, as they are on the first day. `today` is a date in milliseconds. */
export function seedPeople(productKey: string, today: number): SeededPerson[] {
  return personas.map((persona) => ({
    uuid: persona.uuid,
    key: persona.key,
    wire: { ...basis(persona, productKey, today), ...differences(persona.key, productKey) },
    pipeline: persona.key === 'enterprise' ? completedPipeline(productKey, today - 3 * day) : null,
    card: cards[persona.key] ?? null,
    lastLoginAt: lastLoginOf(persona.key, today),
  }))
}

const day = 86_400_000

/** Payment cards of those who have one; the others are refused Premium. */
const cards: Readonly<Record<string, WireCard>> = {
  owner: { last4: '4242', expiration: '08/28' },
  enterprise: { last4: '0005', expiration: '01/29' },
  trial: { last4: '1881', expiration: '11/27' },
  provisioned: { last4: '4444', expiration: '05/27' },
  stranger: { last4: '1117', expiration: '03/27' },
}

/** Days since the last sign-in of those who have signed in. */
const lastLogins: Readonly<Record<string, number>> = {
  owner: 0.1,
  manager: 1.4,
  user: 6.2,
  billing: 33,
  enterprise: 0.5,
  trial: 2,
  expired: 12,
  lab: 20,
  stranger: 90,
}

function lastLoginOf(key: string, today: number): number | null {
  const days = lastLogins[key]
  return days === undefined ? null : today - Math.round(days * day)
}

function flags(productKey: string) {
  return [
    'whitelist',
    'subcluster',
    'dataagent',
    `${productKey}X`,
    'autoScale',
    'copilot',
    'schedular',
    'deltashare',
    'mlflow',
    'manualScaling',
  ]
}

/** Login connections of those who sign in without a password of ours. */
const connections: Readonly<Record<string, string>> = { enterprise: 'waad', lab: 'google-oauth2' }

function profileOf({ key, fullName }: Persona): Pick<WireUser, ProfileField> {
  const [firstName = '', ...rest] = fullName.split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    jobTitle: key === 'newcomer' ? '' : 'Data engineer',
    company: key === 'newcomer' ? '' : 'Sandbox Mills',
    phone: key === 'owner' ? '+49 (30) 1234-567' : null,
  }
}

/** A paying customer with a usual account. */
function basis(persona: Persona, productKey: string, today: number): WireUser {
  return {
    uuid: persona.uuid,
    email: persona.email,
    fullName: persona.fullName,
    ...profileOf(persona),
    sub: `${connections[persona.key] ?? 'auth0'}|${persona.uuid}`,
    confirmed: true,
    email_verified: true,
    newUser: false,
    assignedCluster: null,
    trialExpired: false,
    userDataIsSet: true,
    redirectTo: null,
    userConsent: 'accept',
    isPartner: false,
    ...accountOfPlan.premium,
    vholParticipation: false,
    extendedTrial: false,
    showConsentFlow: false,
    isProvision: false,
    isDummyPassword: false,
    last_password_reset: new Date(today - 90 * day).toISOString(),
    pipelineStatus: null,
    createdAt: new Date(today - 400 * day).toISOString(),
    instancesCount: 0,
    features: [
      { key: 'azureSupport', toggle: false },
      { key: 'azureSaaSSupport', toggle: false },
      { key: 'microsoftSynapse', toggle: false },
    ],
    toggleFeatures: [
      { key: 'payment', published: true },
      { key: 'azureSupport', published: false },
      { key: 'azureSaaSSupport', published: false },
      { key: 'microsoftSynapse', published: false },
      ...flags(productKey).map((key) => ({ key, published: true })),
    ],
    instanceServices: ['analytics', 'loader', 'sqlx', 'chidori'],
  }
}

const secondCloud = [
  { key: 'azureSupport', toggle: true },
  { key: 'azureSaaSSupport', toggle: true },
]

function differences(key: string, productKey: string): Partial<WireUser> {
  const everyFlag = [...secondCloud, { key: 'microsoftSynapse', toggle: true }]
  const byKey: Record<string, Partial<WireUser>> = {
    owner: { features: secondCloud, platformActions: actions(allPlatforms, { clone: 'gc, az' }) },
    manager: { role: { id: 2, name: 'basic' } },
    user: { role: { id: 2, name: 'basic' } },
    billing: { role: { id: 2, name: 'basic' } },
    enterprise: {
      role: { id: 4, name: 'enterprise' },
      isPartner: true,
      showConsentFlow: true,
      pipelineStatus: 'completed',
      features: [...everyFlag, ...flags(productKey).map((flag) => ({ key: flag, toggle: true }))],
    },
    trial: accountOfPlan.free,
    newcomer: { ...accountOfPlan.free, newUser: true, userConsent: null },
    expired: { ...accountOfPlan.free, trialExpired: true },
    lab: { ...accountOfPlan.free, trialExpired: true, email: null, vholParticipation: true },
    unconfirmed: { ...accountOfPlan.free, confirmed: false, email_verified: false },
    provisioned: { isProvision: true, isDummyPassword: true, last_password_reset: null },
    stranger: { role: { id: 2, name: 'basic' }, platformActions: actions(allPlatforms, { clone: '' }) },
    blocked: accountOfPlan.free,
    personal: accountOfPlan.free,
    mfa: {},
  }
  return byKey[key] ?? {}
}
