import type { Expectations } from './expectation'

/** The create forms (of a cluster, of a self-managed cluster): what may be chosen in them. */
export const expectedCreateForm: Expectations = {
  'Region.choose': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Upgrade to a Premium Account to choose a region.',
      source: "D1 §5 'Create cluster', D1 §6 'Trial role', D2 §6 'Other gates'; CRE-038, ACL-010, CRE-D07",
    },
  ],
  'Platform.choose': [
    {
      oneOf: [
        { fact: 'chosenPlatform', isNot: ['az'] },
        { fact: 'flags', has: ['azureSupport'] },
      ],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D1 §6 'Feature flags'; CRE-D10",
    },
    {
      oneOf: [
        { fact: 'chosenPlatform', isNot: ['az-saas'] },
        { fact: 'flags', has: ['azureSaaSSupport'] },
      ],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D1 §6 'Feature flags'; CRE-D10",
    },
    {
      oneOf: [
        { fact: 'chosenPlatform', isNot: ['az'] },
        { fact: 'hasPipeline', is: [true] },
      ],
      otherwise: 'disabled',
      says: 'Connect your cloud account first, then create clusters in it.',
      source: "D1 §4 'Cloud pipeline'; CRE-036, CRE-D10",
    },
    {
      oneOf: [
        { fact: 'chosenPlatform', isNot: ['az'] },
        { fact: 'isPipelinePending', is: [false] },
      ],
      otherwise: 'disabled',
      says: 'Your cloud environment is still being prepared.',
      source: "D1 §4 'Cloud pipeline'; CRE-036, CRE-D10, CNF-D01",
    },
  ],
  'DataApp.choose': [
    {
      oneOf: [
        { fact: 'isTrialDataApp', is: [true] },
        { fact: 'planName', is: ['enterprise'] },
      ],
      otherwise: 'hidden',
      says: 'This data app is part of the Enterprise plan.',
      source:
        "D1 §5 'Create cluster', D1 §6 'enterprise', D3 §5 'Data apps install form'; " +
        'ACL-012, CRE-034, CRE-039, CRE-041, CRE-D14, APP-D28',
    },
  ],
  'SubCluster.choose-nodes': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D3 §5 'Self-managed sub-cluster', D3 §6 'Other rules'; SUB-032",
    },
  ],
  'SubCluster.choose': [
    {
      oneOf: [
        { fact: 'chosenType', isNot: ['sqlx'] },
        { fact: 'subClusterTypes', hasNone: ['sqlx'] },
      ],
      otherwise: 'disabled',
      says: 'Only one Advanced SQL Warehouse Self-Managed Cluster is allowed',
      source: "D3 §5 'Self-managed sub-cluster'; SUB-024, SUB-D07, SUB-D15",
    },
    {
      oneOf: [
        { fact: 'chosenType', isNot: ['sqlx'] },
        { fact: 'hasBusinessUserNotebook', is: [false] },
      ],
      otherwise: 'disabled',
      says: 'Not available while the business user notebook is enabled',
      source: "D3 §5 'Self-managed sub-cluster'; SUB-025, SUB-D15",
    },
    {
      oneOf: [
        { fact: 'chosenType', isNot: ['sqlx'] },
        { fact: 'isAdvancedSqlEligible', is: [true] },
      ],
      otherwise: 'disabled',
      says: 'This cluster is not eligible for the advanced SQL interface',
      source: "D3 §5 'Self-managed sub-cluster'; SUB-026, SUB-D15",
    },
    {
      oneOf: [
        { fact: 'chosenType', isNot: ['fallbackanalytics'] },
        { fact: 'subClusterTypes', hasNone: ['fallbackanalytics'] },
      ],
      otherwise: 'disabled',
      says: 'Only one Failover Analytics Self-Managed Cluster is allowed',
      source: "D3 §5 'Self-managed sub-cluster'; SUB-027, SUB-D07, SUB-D15",
    },
    {
      oneOf: [
        { fact: 'chosenType', isNot: ['chidori'] },
        { fact: 'subClusterTypes', hasNone: ['chidori'] },
      ],
      otherwise: 'disabled',
      says: 'Only one Chidori Self-Managed Cluster is allowed',
      source: "D3 §5 'Self-managed sub-cluster'; SUB-028, SUB-D07, SUB-D15",
    },
  ],
}
