/** The sentences of the access rules; each rule of src/access names one of these. */
export const access = {
  moreClustersNeedPremium: 'To create more clusters, upgrade to a Premium Account.',
  needsHigherPermission: 'You need higher permission',
  actionNotInPlan: "{{action}} isn't supported with your current plan.",
  clusterNotCloneable: 'This cluster cannot be cloned.',
  cloneNeedsRunning: 'Connect the cluster first; only a connected cluster can be cloned.',
  deleteNeedsSettled: 'Wait until the cluster is connected or disconnected; then it can be deleted.',
  connectNeedsSleeping: 'Only a disconnected cluster can be connected.',
  disconnectNeedsAwake: 'Only a connected or starting cluster can be disconnected.',
  regionNeedsPremium: 'Upgrade to a Premium Account to choose a region.',
  featureOff: 'This feature is not switched on for your account. Please contact support.',
  environmentConfigured: 'Your environment is already configured.',
  environmentNotConfigured: 'Connect your cloud account first, then create clusters in it.',
  environmentInProgress: 'Your cloud environment is still being prepared.',
  dataAppNeedsEnterprise: 'This data app is part of the Enterprise plan.',
  unknownAction: 'This action is not known here, so it is not allowed.',
  cloneAction: 'Clone',
} as const
