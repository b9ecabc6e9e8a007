import { accessLabels } from '../locales/en/access-labels'
import type { MessageKey } from '../locales/messages'
import type { Action, Subject } from './vocabulary'

/** What customers call the groups of actions, in the order in which they are shown. */
export const areas = [
  'Clusters',
  'Tabs',
  'Creating',
  'Users',
  'Whitelist',
  'Token',
  'SubClusters',
  'DataAgents',
  'DataApps',
  'Libraries',
  'Scheduling',
  'Configurations',
  'Features',
  'Account',
  'Added',
] as const
export type Area = (typeof areas)[number]

/** What an action is called: "Clone the cluster". Texts are late messages: see src/locales/late-messages.ts. */
export function labelOf(action: Action, subject: Subject): MessageKey {
  const name = `${subject}/${action}`
  return isLabelled(name) ? `accessLabels.${name}` : 'accessLabels.unknown'
}

/** The area a subject's actions stand in. */
export function areaNameOf(subject: Subject): Area {
  return areaBySubject[subject]
}

/** What the area of a subject is called: "IP whitelist". */
export function areaOf(subject: Subject): MessageKey {
  return areaLabel(areaNameOf(subject))
}

export function areaLabel(area: Area): MessageKey {
  return `accessLabels.area${area}`
}

function isLabelled(name: string): name is keyof typeof accessLabels {
  return name in accessLabels
}

const areaBySubject: Readonly<Record<Subject, Area>> = {
  Cluster: 'Clusters',
  ClusterPage: 'Tabs',
  AccessExplorer: 'Users',
  ViewAs: 'Users',
  Region: 'Creating',
  Platform: 'Creating',
  ClusterUser: 'Users',
  IpWhitelist: 'Whitelist',
  SupportToken: 'Token',
  SubCluster: 'SubClusters',
  DataAgent: 'DataAgents',
  DataApp: 'DataApps',
  DataAppCatalogue: 'DataApps',
  Library: 'Libraries',
  ScheduledEvent: 'Scheduling',
  ClusterSize: 'Configurations',
  ClusterServices: 'Configurations',
  ServiceQuantity: 'Configurations',
  AutoSuspend: 'Configurations',
  HomePage: 'Configurations',
  Onboarding: 'Configurations',
  AutoScaling: 'Configurations',
  AdvancedConfiguration: 'Configurations',
  ClusterSecret: 'Configurations',
  ExternalBi: 'Features',
  AdvancedSql: 'Features',
  Synapse: 'Features',
  Copilot: 'Features',
  Mlflow: 'Features',
  DataStudio: 'Features',
  DeltaSharing: 'Features',
  ConsentFlow: 'Account',
  Marketplace: 'Account',
  Plans: 'Account',
  BillingHistory: 'Account',
  PaymentCard: 'Account',
  Profile: 'Account',
  Password: 'Account',
  TrialBanner: 'Account',
  CookiePrompt: 'Account',
  UsageAnalysis: 'Account',
  ClusterConfiguration: 'Added',
  Account: 'Added',
}
