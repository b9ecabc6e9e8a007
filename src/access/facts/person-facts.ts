import { isPipelineComplete, isPipelinePending } from '../../domain/pipeline'
import { isTrial, knownFlags } from '../account'
import { planNames } from '../vocabulary'
import type { FactReaders } from './fact-reader'

/** Facts of the signed-in person, their account, and where the console runs. */
export const personFacts = {
  /** On a trial: role id 1 (D1 §1, ACL-D27). */
  isTrial: { reads: ['person.role.id'], read: ({ person }) => isTrial(person) },
  isTrialExpired: { reads: ['person.isTrialExpired'], read: ({ person }) => person.isTrialExpired },
  /** Name of the account's role; one the console does not know is none (ACL-001). */
  planName: {
    reads: ['person.role.name'],
    read: ({ person }) => planNames.find((name) => name === person.role.name) ?? null,
  },
  /** More clusters may be owned than are (D1 §5 'Create cluster'). */
  hasClustersLeft: {
    reads: ['person.configurations.allowedClusters', 'person.clusterCount'],
    read: ({ person }) => person.configurations.allowedClusters > person.clusterCount,
  },
  /** Feature flags that are on; names the console does not know are left out (ACL-014). */
  flags: {
    reads: ['person.features', 'person.toggleFeatures', 'productKey'],
    read: ({ person, productKey }) => knownFlags(person, productKey),
  },
  /** What the person answered about cookies; null until they did (D1 §3, SHL-D15). */
  consent: { reads: ['person.consent'], read: ({ person }) => person.consent },
  /** The login connection is the one with a password; an unknown one is another (ACC-D07). */
  hasPasswordConnection: {
    reads: ['person.sub'],
    read: ({ person }) => person.sub?.split('|')[0] === 'auth0',
  },
  isPartner: { reads: ['person.isPartner'], read: ({ person }) => person.isPartner },
  hasMarketplace: { reads: ['person.hasMarketplace'], read: ({ person }) => person.hasMarketplace },
  canOpenConsentFlow: {
    reads: ['person.canOpenConsentFlow'],
    read: ({ person }) => person.canOpenConsentFlow,
  },
  /** The account's configuration shows cluster sizes, as it does where it says nothing of them (CFG-D04). */
  isSizeShown: {
    reads: ['person.configurations.instanceSize.isShown', 'person.configurations.instanceSize.isEnabled'],
    read: ({ person: { configurations } }) =>
      configurations.instanceSize.isShown ?? configurations.instanceSize.isEnabled,
  },
  /** Production where nobody says otherwise (LIB-D11): the one that offers less. */
  environment: { reads: ['environment'], read: ({ environment = 'production' }) => environment },
  /** Where a cluster is to be created. */
  chosenPlatform: { reads: ['platform'], read: ({ platform }) => platform ?? null },
  /** One that failed, was canceled or says no state we know has left nothing to create clusters in (CNF-D01). */
  hasPipeline: {
    reads: ['pipeline.state', 'pipeline.states', 'pipeline.stageName'],
    read: ({ pipeline }) => (pipeline ? isPipelinePending(pipeline) || isPipelineComplete(pipeline) : false),
  },
  isPipelinePending: {
    reads: ['pipeline.state', 'pipeline.states', 'pipeline.stageName'],
    read: ({ pipeline }) => (pipeline ? isPipelinePending(pipeline) : false),
  },
  /** The data app that is spoken of is one of the trial's. */
  isTrialDataApp: { reads: ['blueprint.isTrial'], read: ({ blueprint }) => blueprint?.isTrial ?? null },
} satisfies FactReaders
