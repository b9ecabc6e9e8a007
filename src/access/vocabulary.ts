/** What may be asked. Action and subject stay apart; their pairs are the keys of the access rules. */
export const subjects = [
  'Cluster',
  'Region',
  'Platform',
  'DataApp',
  'ConsentFlow',
  'Marketplace',
  'Plans',
  'TrialBanner',
  'CookiePrompt',
  'UsageAnalysis',
  'ClusterPage',
  'SupportToken',
  'ClusterUser',
  'IpWhitelist',
  'SubCluster',
  'Library',
  'ScheduledEvent',
  'DataAgent',
  'ClusterConfiguration',
  'ClusterSize',
  'ClusterServices',
  'ServiceQuantity',
  'AutoSuspend',
  'HomePage',
  'ExternalBi',
  'AdvancedSql',
  'Synapse',
  'Copilot',
  'Mlflow',
  'DeltaSharing',
  'DataStudio',
  'AdvancedConfiguration',
  'AutoScaling',
  'ClusterSecret',
  'DataAppCatalogue',
  'Account',
  'AccessExplorer',
  'ViewAs',
] as const
export type Subject = (typeof subjects)[number]

export const actions = [
  'list',
  'show',
  'create',
  'connect',
  'disconnect',
  'clone',
  'delete',
  'choose',
  'choose-nodes',
  'open',
  'update',
  'invite',
  'remove',
  'withdraw',
  'transfer',
  'scale',
  'install',
  'uninstall',
  'sync',
  'start',
  'stop',
  'restart',
  'authorize',
  'reauthorize',
  'view',
  'manage',
  'identify',
  'import',
  'export',
  'resize',
  'upgrade',
  'open-main',
  'open-configurations',
  'open-data-apps',
  'open-access-and-security',
  'open-self-managed-clusters',
  'open-libraries',
  'open-advanced-configurations',
  'open-scaling-configurations',
  'open-scheduling',
] as const
export type Action = (typeof actions)[number]

/** Feature flags (D1 §6). `{product}X` is written with the brand key on the wire. */
export const flagNames = [
  'payment',
  'azureSupport',
  'whitelist',
  'subcluster',
  'microsoftSynapse',
  'dataagent',
  'azureSaaSSupport',
  '{product}X',
  'autoScale',
  'copilot',
  'schedular',
  'deltashare',
  'mlflow',
  'manualScaling',
] as const
export type FlagName = (typeof flagNames)[number]

/** Platform actions (D1 §6 'Known action keys'), spelt as on the wire. */
export const platformActionNames = [
  'subcluster',
  'cluster_archive',
  'cluster_upgrade',
  'whitelisting',
  'cluster_suspend',
  'cluster_create',
  'cluster_resize',
  'sqli',
  'mlflow',
  'dataapps',
  'packages_installion',
  'clone',
  'copilot',
  'da',
  'cluster_scaling',
] as const
export type PlatformActionName = (typeof platformActionNames)[number]

/** Keys of what a cluster's page configures (D2 §6 'Other gates'); `{product}` is the brand key on the wire. */
export const featureKeys = [
  'cluster-size',
  'cluster-services-control',
  'cluster-analytics-nodes',
  'cluster-loaders-nodes',
  'cluster-auto-suspend',
  'cluster-region',
  'display-home-page',
  'display-onboard-page',
  'delta-sharing',
  'cluster-external-bi-tools',
  'cluster-{product}-x',
  'microsoft-synapse',
  'cluster-data-agent',
  'materialized-view-packages',
  'copilot',
  'ml-flow',
  'datastudio',
] as const

/** What a server-sent policy may list; any policy may hold each (ACL-D26). */
export const verbs = ['list', 'create', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

/** What an account is called by what was bought, as `role.name` spells it (D1 §3 'User'). */
export const planNames = ['free', 'basic', 'premium', 'enterprise'] as const
export type PlanName = (typeof planNames)[number]
