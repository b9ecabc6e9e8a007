import type { Handlers } from '../handler'
import { getPipelineStatus, sendSupportMessage, updatePassword, updateUser } from './account'
import { changeAdvancedConfigurations, listAdvancedConfigurations } from './advanced-configurations'
import { getBillingMonth, listBillingStats, removePayment } from './billing'
import { changeCluster } from './change-cluster'
import {
  getDefaultImage,
  getKubernetesVersion,
  getPremiumPackage,
  getSizes,
  listBlueprints,
  listIdleTimes,
  listImages,
  listRegions,
} from './choices'
import { getCluster } from './cluster-page'
import { getClusterSecrets } from './cluster-secrets'
import {
  changeClusterUserRole,
  inviteClusterUser,
  listClusterUsers,
  removeClusterUser,
  withdrawOwnershipInvitation,
} from './cluster-users'
import {
  connectCluster,
  deleteCluster,
  disconnectCluster,
  listClusterStatuses,
  listClusters,
} from './clusters'
import { createPipeline, createSubscription, getAzurePlan } from './consent'
import { getClusterConsumption, getConsumption, listClusterNodes } from './consumption'
import {
  createDataAgent,
  deleteDataAgents,
  downloadDataAgent,
  downloadDeltaShare,
  downloadMlflowSample,
  executeDataAgent,
  generateDataAgentFile,
  listDataAgents,
  listTenants,
  updateDataAgent,
} from './data-agents'
import {
  downloadExport,
  exportDataApp,
  getDataAppSupport,
  getImportStatus,
  importDataApps,
  listConnectedClusters,
  listDataSources,
  listInstallClusters,
} from './data-apps'
import { acceptClusterInvitation, acceptOwnership } from './invitations'
import {
  installLibrary,
  listLibraries,
  syncLibraries,
  uninstallLibraries,
  uninstallLibrary,
  uploadLibrary,
} from './libraries'
import { cloneCluster, createCluster } from './new-clusters'
import { listNotifications, readNotifications } from './notifications'
import { changePlan, getDowngrade, getPayment, getPaymentEligibility } from './plans'
import { getAutoScaleHistory, updateAutoScaling } from './scaling'
import {
  createScheduledEvent,
  deleteScheduledEvent,
  listScheduledEvents,
  updateScheduledEvent,
} from './scheduled-events'
import { executeService, getServiceStatus, readSystemConfiguration } from './services'
import { activate, getMe } from './session'
/** Who answers each call of the contract. */
import {
  getDataStudio,
  switchAdvancedSql,
  switchCopilot,
  switchDataStudio,
  switchMlflow,
  switchSql,
  switchSynapse,
} from './settings'
import {
  connectSubCluster,
  createSubCluster,
  deleteSubCluster,
  disconnectSubCluster,
  scaleSubCluster,
  updateSubCluster,
} from './sub-clusters'
import { generateSupportToken, getSupportToken, revokeSupportToken } from './support-token'
import { cancelPendingUpdate, listPendingUpdates, scheduleUpgrade, upgradeCluster } from './upgrades'
import { addWhitelist, changeWhitelist, deleteWhitelist, listWhitelists } from './whitelists'
export const handlers: Handlers = {
  getMe,
  activate,
  getCluster,
  getClusterSecrets,
  changeCluster,
  getDataStudio,
  switchAdvancedSql,
  switchCopilot,
  switchDataStudio,
  switchMlflow,
  switchSql,
  switchSynapse,
  getSupportToken,
  generateSupportToken,
  revokeSupportToken,
  listClusters,
  listClusterStatuses,
  createCluster,
  cloneCluster,
  deleteCluster,
  connectCluster,
  disconnectCluster,
  listClusterUsers,
  inviteClusterUser,
  changeClusterUserRole,
  removeClusterUser,
  withdrawOwnershipInvitation,
  listWhitelists,
  addWhitelist,
  changeWhitelist,
  deleteWhitelist,
  listIdleTimes,
  getPremiumPackage,
  listRegions,
  listImages,
  getDefaultImage,
  getKubernetesVersion,
  getSizes,
  listBlueprints,
  getPipelineStatus,
  updatePassword,
  updateUser,
  sendSupportMessage,
  getPayment,
  getPaymentEligibility,
  getDowngrade,
  changePlan,
  listBillingStats,
  getBillingMonth,
  removePayment,
  listNotifications,
  readNotifications,
  acceptClusterInvitation,
  acceptOwnership,
  getAzurePlan,
  createSubscription,
  createPipeline,
  getConsumption,
  getClusterConsumption,
  listClusterNodes,
  getAutoScaleHistory,
  updateAutoScaling,
  listPendingUpdates,
  cancelPendingUpdate,
  upgradeCluster,
  scheduleUpgrade,
  createSubCluster,
  updateSubCluster,
  scaleSubCluster,
  connectSubCluster,
  disconnectSubCluster,
  deleteSubCluster,
  executeService,
  getServiceStatus,
  readSystemConfiguration,
  listLibraries,
  installLibrary,
  uninstallLibrary,
  uninstallLibraries,
  uploadLibrary,
  syncLibraries,
  listDataAgents,
  createDataAgent,
  updateDataAgent,
  deleteDataAgents,
  generateDataAgentFile,
  executeDataAgent,
  downloadDataAgent,
  downloadDeltaShare,
  downloadMlflowSample,
  listTenants,
  listInstallClusters,
  listConnectedClusters,
  listDataSources,
  getDataAppSupport,
  getImportStatus,
  importDataApps,
  exportDataApp,
  downloadExport,
  listScheduledEvents,
  createScheduledEvent,
  updateScheduledEvent,
  deleteScheduledEvent,
  listAdvancedConfigurations,
  changeAdvancedConfigurations,
}
