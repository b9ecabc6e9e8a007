import type { FactName } from '../../src/access/facts'
import type { When } from '../../src/access/when'
import { clusterRoleLabel, isClusterRole } from '../../src/domain/cluster-role'
import { t } from '../../src/locales/t'

/** A rule's `when` as a sentence's end: "user policy lists create or whitelist policy lists create". */
export function conditionInWords(when: When): string {
  return Object.entries(when)
    .map(([name, wanted]) => {
      const { values, isNot } = wantedValues(wanted)
      return wordsOf(name).condition(values, isNot)
    })
    .join(', or ')
}

/** One value of a fact: "the trial has expired", "user policy lists nothing", "the role is not known". */
export function factInWords(name: string, value: unknown): string {
  return wordsOf(name).value(value)
}

/** The values a rule asks for, and whether it asks for none of them. */
export function wantedValues(wanted: unknown): { values: readonly unknown[]; isNot: boolean } {
  if (Array.isArray(wanted)) return { values: wanted, isNot: false }
  if (typeof wanted === 'object' && wanted !== null && 'not' in wanted && Array.isArray(wanted.not))
    return { values: wanted.not, isNot: true }
  return { values: [wanted], isNot: false }
}

type Words = {
  condition: (values: readonly unknown[], isNot: boolean) => string
  value: (value: unknown) => string
}

/** A fact that is there or not. */
function either(yes: string, no: string): Words {
  const say = (value: unknown) => (value === true ? yes : no)
  return {
    condition: (values, isNot) => values.map((value) => say(isNot ? !value : value)).join(' or '),
    value: (value) => (value === null ? `not known whether ${yes}` : say(value)),
  }
}

/** A fact that is one of several words. */
function one(noun: string, word: (value: unknown) => string = String): Words {
  return {
    condition: (values, isNot) => `${noun} is ${isNot ? 'not ' : ''}${listed(values.map(word))}`,
    value: (value) => `${noun} is ${value === null ? 'none that is known' : word(value)}`,
  }
}

/** A fact that holds any number of words. */
function many(
  holds: string,
  holdsNot: string,
  word: (value: unknown) => string = String,
  none = `${holds} nothing`,
): Words {
  return {
    condition: (values, isNot) => `${isNot ? holdsNot : holds} ${listed(values.map(word))}`,
    value: (value) =>
      Array.isArray(value) && value.length > 0 ? `${holds} ${value.map(word).join(', ')}` : none,
  }
}

const policy = (name: string) => many(`${name} policy lists`, `${name} policy does not list`)

const factWords: Readonly<Record<FactName, Words>> = {
  clusterPolicy: policy('cluster'),
  subClusterPolicy: policy('self-managed cluster'),
  userPolicy: policy('user'),
  managementPolicy: policy('management'),
  blueprintPolicy: policy('blueprint'),
  connectionPolicy: policy('connection'),
  cliPolicy: policy('cli'),
  whitelistPolicy: policy('whitelist'),
  roleName: one('the role on the cluster', roleWord),
  authorizedRoles: many('the roles on the cluster hold', 'the roles on the cluster do not hold', roleWord),
  planActions: many(
    'the plan supports the platform action',
    'the plan does not support the platform action',
    String,
    'the plan supports no platform action that is asked for',
  ),
  isOnAzure: either('the cluster runs on Azure', 'the cluster does not run on Azure'),
  clusterState: one('the cluster', stateWord),
  isCorrupted: either('the cluster is unavailable (corrupted)', 'the cluster is not corrupted'),
  isCloneable: either('the cluster can be cloned', 'the cluster cannot be cloned'),
  isPremium: either('the cluster is premium', 'the cluster is not premium'),
  isPremiumSupported: either('the build knows premium', 'the build does not know premium'),
  premiumFeatures: many(
    'premium clusters alone may use',
    'every cluster may use',
    String,
    'every cluster may use every feature',
  ),
  isUpgradable: either('there is a newer version', 'there is no newer version'),
  hasPendingUpdate: either('an update is pending', 'no update is pending'),
  lockedActions: many(
    'the cluster is locked by',
    'the cluster is not locked by',
    String,
    'the cluster is not locked',
  ),
  areDataAgentsOn: either(
    'data agents are switched on for the cluster',
    'data agents are switched off for the cluster',
  ),
  isAdvancedSqlEligible: either(
    'the cluster is eligible for the advanced SQL interface',
    'the cluster is not eligible for the advanced SQL interface',
  ),
  hasBusinessUserNotebook: either('the business user notebook is on', 'the business user notebook is not on'),
  subClusterTypes: many('the self-managed clusters include', 'the self-managed clusters do not include'),
  isOwnerByEmail: either(
    'the e-mail address is that of the owner of the cluster',
    'the e-mail address is not that of the owner of the cluster',
  ),
  canVersionShareData: either('the version is 2023.4.0 or later', 'the version is older than 2023.4.0'),
  isTrial: either('the account is on a trial', 'the account is not on a trial'),
  isTrialExpired: either('the trial has expired', 'no trial has expired'),
  planName: one('the plan'),
  hasClustersLeft: either(
    'the account may own more clusters than it does',
    'the account owns as many clusters as it may',
  ),
  flags: many(
    'the feature flag is on:',
    'the feature flag is off:',
    String,
    'no feature flag that is asked for is on',
  ),
  isPartner: either('the account is a partner', 'the account is no partner'),
  hasMarketplace: either('the account has the marketplace', 'the account does not have the marketplace'),
  consent: one('the answer about cookies'),
  canOpenConsentFlow: either('the consent flow is open to the account', 'the consent flow is done'),
  isSizeShown: either('the account shows cluster sizes', 'the account does not show cluster sizes'),
  environment: one('the deployment'),
  chosenPlatform: one('the chosen cloud'),
  hasPipeline: either('a cloud account is connected', 'no cloud account is connected'),
  isPipelinePending: either(
    'the cloud environment is being prepared',
    'no cloud environment is being prepared',
  ),
  isTrialDataApp: either('the data app is one of the trial', 'the data app is not one of the trial'),
  isOwnRow: either('the row is the person’s own', 'the row is somebody else’s'),
  memberRole: one('the role of the user in the row', roleWord),
  isPendingOwner: either('the row is a pending owner', 'the row is no pending owner'),
  subClusterState: one('the self-managed cluster'),
  subClusterType: one('the kind of the self-managed cluster'),
  nodeStatus: one('the status of the node'),
  chosenType: one('the chosen kind of self-managed cluster'),
  libraryOperation: one('the operation on the libraries'),
  hasEventStarted: either('the event has started', 'the event has not started'),
  agentState: one('the data agent'),
  isAgentUntouched: either(
    'the data agent has nothing but a file to generate',
    'the data agent has more than a file to generate',
  ),
  hasAgentFile: either(
    'the data agent has an authentication file',
    'the data agent has no authentication file',
  ),
  hasAgentSources: either('the data agent has data sources', 'the data agent has no data sources'),
}

/** A set of rules of another time may know facts that are gone. */
function wordsOf(name: string): Words {
  return isKnown(name) ? factWords[name] : one(name, (value) => JSON.stringify(value))
}

function isKnown(name: string): name is FactName {
  return Object.hasOwn(factWords, name)
}

function roleWord(value: unknown): string {
  const role = String(value)
  return isClusterRole(role) ? `${t(clusterRoleLabel(role))} (${role})` : role
}

function stateWord(value: unknown): string {
  return value === 'unknown' ? 'in no known state' : String(value)
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
