import type { Expectations } from './expectation'

/** The page of one cluster: its tabs, its head, its Data Apps panel and its support token. */
export const expectedClusterPage: Expectations = {
  'ClusterPage.open-main': [],
  'ClusterPage.open-configurations': [],
  'ClusterPage.open-data-apps': [
    {
      oneOf: [{ fact: 'planActions', has: ['dataapps'] }],
      otherwise: 'hidden',
      says: "Data Apps isn't supported with your current plan.",
      source: "D2 §2 'Route'; DET-066, DET-D03",
    },
  ],
  'ClusterPage.open-access-and-security': [
    {
      oneOf: [
        { fact: 'userPolicy', has: ['list'] },
        { fact: 'whitelistPolicy', has: ['list'] },
      ],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §2 'Route'; DET-066, DET-D03",
    },
  ],
  'ClusterPage.open-self-managed-clusters': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §2 'Route', D3 §6 'Other rules'; ACL-030, DET-D03, SUB-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Route', D3 §6 'Other rules'; ACL-D11, DET-D03, SUB-D03",
    },
  ],
  'ClusterPage.open-libraries': [
    {
      oneOf: [
        { fact: 'isTrial', is: [false] },
        { fact: 'environment', isNot: ['production'] },
      ],
      otherwise: 'hidden',
      says: 'Libraries are part of the Premium plan.',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; LIB-023, LIB-D11",
    },
  ],
  'ClusterPage.open-advanced-configurations': [
    {
      oneOf: [{ fact: 'roleName', is: ['owner', 'accountAdmin', 'accountManager'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; ADV-020, ADV-022, ACL-D05",
    },
  ],
  'ClusterPage.open-scaling-configurations': [
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_scaling'] }],
      otherwise: 'hidden',
      says: "Scaling isn't supported with your current plan.",
      source: "D2 §2 'Route', D2 §6 'Other gates'; DET-066, DET-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['autoScale'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Route', D2 §6 'Other gates'; DET-066, DET-D03, ACL-D11",
    },
  ],
  'ClusterPage.open-scheduling': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, ACL-D05",
    },
    {
      oneOf: [{ fact: 'flags', has: ['schedular'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, ACL-D23",
    },
    {
      oneOf: [{ fact: 'isOnAzure', is: [false] }],
      otherwise: 'hidden',
      says: 'Schedules are not available on Azure clusters.',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, DET-D14, PLT-D07",
    },
  ],
  'ClusterPage.show': [
    {
      oneOf: [{ fact: 'isPremiumSupported', is: [true] }],
      otherwise: 'hidden',
      says: 'The version of this cluster knows no Premium plan.',
      source: "D2 §3 'Instance (cluster)'; DET-D11",
    },
    {
      oneOf: [{ fact: 'hasPremiumPackage', is: [true] }],
      otherwise: 'hidden',
      says: 'The Premium plan is not offered here.',
      source: "D2 §7 'Features'; PLAN-D14, API-063",
    },
    {
      oneOf: [{ fact: 'isPremium', is: [true] }],
      otherwise: 'hidden',
      says: 'This cluster has no Premium plan yet.',
      source: "D2 §2 'Header', 'Main tab'; DET-013, DET-027",
    },
  ],
  'ClusterPage.upgrade': [
    {
      oneOf: [{ fact: 'flags', has: ['payment'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D1 §2 'Protected routes'; DET-D06",
    },
    {
      oneOf: [{ fact: 'isPremiumSupported', is: [true] }],
      otherwise: 'hidden',
      says: 'The version of this cluster knows no Premium plan.',
      source: "D2 §3 'Instance (cluster)'; DET-D11",
    },
    {
      oneOf: [{ fact: 'hasPremiumPackage', is: [true] }],
      otherwise: 'hidden',
      says: 'The Premium plan is not offered here.',
      source: "D2 §7 'Features'; PLAN-D14, API-063",
    },
    {
      oneOf: [{ fact: 'isPremium', is: [false] }],
      otherwise: 'hidden',
      says: 'This cluster is on the Premium plan already.',
      source: "D2 §2 'Header'; DET-013",
    },
  ],
}
