import type { Expectations } from './expectation'

/** The features of a cluster that are switched on and off on its configurations tab. */
export const expectedFeatures: Expectations = {
  'ExternalBi.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['sqli'] }],
      otherwise: 'disabled',
      says: "SQL interface isn't supported with your current plan.",
      source: "D2 §6 'Other gates'; ACL-017, README decision 11, CFG-D32",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'External BI', D3 §6 'Other rules'; CFG-028, CFG-030, CFG-040",
    },
  ],
  'AdvancedSql.show': [
    {
      oneOf: [{ fact: 'flags', has: ['basaltX'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Configurations tab sections'; CFG-047, CFG-D05, README decision 15",
    },
  ],
  'AdvancedSql.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['basaltX'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Configurations tab sections'; CFG-047, CFG-D05, README decision 15",
    },
    {
      oneOf: [{ fact: 'isOnGc', is: [true] }],
      otherwise: 'disabled',
      says: 'unavailable for Azure clusters',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-055, DET-D14",
    },
    {
      oneOf: [{ fact: 'isAdvancedSqlEligible', is: [true] }],
      otherwise: 'disabled',
      says: 'Your cluster is not eligible for this feature',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-056, CFG-D38",
    },
    {
      oneOf: [{ fact: 'subClusterTypes', hasNone: ['sqlx'] }],
      otherwise: 'disabled',
      says: 'Remove your self-managed sqlx cluster first',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-057, CFG-D38",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Feature toggles', D3 §6 'Other rules'; CFG-030, CFG-040",
    },
  ],
  'Synapse.show': [
    {
      oneOf: [{ fact: 'isOnAzure', is: [true] }],
      otherwise: 'hidden',
      says: 'Azure Synapse is there for Azure clusters only.',
      source: "D2 §2 'Configurations tab sections'; CFG-017, CFG-D03",
    },
  ],
  'Synapse.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['microsoftSynapse'] }],
      otherwise: 'disabled',
      says: 'Microsoft Synapse has been temporarily disabled.',
      source: "D2 §8 'Other'; CFG-061, CFG-D03",
    },
    {
      oneOf: [{ fact: 'isOnAzure', is: [true] }],
      otherwise: 'hidden',
      says: 'Azure Synapse is there for Azure clusters only.',
      source: "D2 §2 'Configurations tab sections'; CFG-017, CFG-D03",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Feature toggles', D3 §6 'Other rules'; CFG-030, CFG-040",
    },
  ],
  'DataStudio.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, CFG-D06",
    },
    {
      oneOf: [
        { fact: 'premiumFeatures', hasNone: ['datastudio'] },
        { fact: 'isPremium', is: [true] },
      ],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-054, CFG-D06, CFG-D36",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Feature toggles', D3 §6 'Other rules'; CFG-030, CFG-040, CFG-D06",
    },
  ],
}
