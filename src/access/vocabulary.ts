/** What may be asked. Action and subject stay apart; their pairs are the keys of the gates. */
export const subjects = [
  'Cluster',
  'Region',
  'Platform',
  'DataApp',
  'ConsentFlow',
  'Marketplace',
  'Plans',
  'TrialBanner',
  'ClusterPage',
  'ClusterUser',
  'IpWhitelist',
  'SubCluster',
  'Library',
  'ScheduledEvent',
  'DataAgent',
  'ClusterConfiguration',
  'Account',
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
  'open',
  'update',
  'invite',
  'remove',
  'withdraw',
  'scale',
  'install',
  'uninstall',
  'sync',
  'start',
  'stop',
  'restart',
  'authorize',
  'view',
  'manage',
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
