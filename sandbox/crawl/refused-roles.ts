import type { CallName } from '../../src/api/contract'

const allButOwner = ['manager', 'user', 'billing'] as const
const viewers = ['user', 'billing'] as const

/** Whose role may not make a call, by hand from the specification (D3 §6, matrix and other rules). */
export const refusedRoles: Partial<Record<CallName, readonly string[]>> = {
  upgradeCluster: allButOwner,
  scheduleUpgrade: allButOwner,
  cloneCluster: allButOwner,
  deleteCluster: allButOwner,
  getClusterSecrets: allButOwner,
  connectCluster: viewers,
  disconnectCluster: viewers,
  getSupportToken: viewers,
  generateSupportToken: viewers,
  revokeSupportToken: viewers,
  listWhitelists: ['user'],
  addWhitelist: viewers,
  changeWhitelist: viewers,
  deleteWhitelist: viewers,
  listClusterUsers: ['user'],
  inviteClusterUser: viewers,
  changeClusterUserRole: viewers,
  createSubCluster: viewers,
  deleteSubCluster: viewers,
  importDataApps: ['user'],
  changeCluster: ['user'],
}
