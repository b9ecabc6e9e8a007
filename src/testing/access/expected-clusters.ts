import type { Expectations } from './expectation'

/** Clusters: the list and what is done to one cluster from its card or its page. */
export const expectedClusters: Expectations = {
  'Cluster.list': [
    {
      oneOf: [{ fact: 'isTrialExpired', is: [false] }],
      otherwise: 'disabled',
      says: 'YOUR TRIAL OF Basalt CLOUD IS EXPIRED',
      source: "D1 §2 '/clusters page', D1 §6 'Trial role'; CLU-017, CLU-036, CLU-083",
    },
  ],
  'Cluster.show': [],
  'Cluster.create': [
    {
      oneOf: [{ fact: 'isTrialExpired', is: [false] }],
      otherwise: 'disabled',
      says: 'To create more clusters, upgrade to a Premium Account.',
      source: "D1 §2 '/clusters page', D1 §5 'Create cluster'; CLU-048, CLU-070, CRE-037, CRE-040, CLU-D12",
    },
    {
      oneOf: [{ fact: 'hasClustersLeft', is: [true] }],
      otherwise: 'disabled',
      says: 'To create more clusters, upgrade to a Premium Account.',
      source: "D1 §5 'Create cluster'; CRE-040, CLU-070, CLU-D12",
    },
  ],
  'Cluster.connect': [
    {
      oneOf: [{ fact: 'connectionPolicy', has: ['create'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D1 §4 'Card footer', D3 §6 'Other rules'; CLU-051, ACL-035",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['sleeping'] }],
      otherwise: 'hidden',
      says: 'Only a disconnected cluster can be connected.',
      source: "D1 §4 'Card footer', D2 §4 'Cluster status'; CLU-010, DET-053, DET-055",
    },
  ],
  'Cluster.disconnect': [
    {
      oneOf: [{ fact: 'connectionPolicy', has: ['create'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D1 §4 'Menu availability', D3 §6 'Other rules'; CLU-052, ACL-035",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['starting-up', 'running'] }],
      otherwise: 'hidden',
      says: 'Only a connected or starting cluster can be disconnected.',
      source: "D1 §4 'Menu availability', D2 §4 'Cluster status'; CLU-052, DET-053, DET-056",
    },
  ],
  'Cluster.clone': [
    {
      oneOf: [{ fact: 'isTrialExpired', is: [false] }],
      otherwise: 'hidden',
      says: 'To create more clusters, upgrade to a Premium Account.',
      source: "D1 §4 'Trial banner': expiry blocks creating clusters, D1 §6 'Trial role'; ACL-011",
    },
    {
      oneOf: [{ fact: 'managementPolicy', has: ['create'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D1 §4 'Menu availability', D3 §6 'Other rules'; CLU-053, CLU-058, ACL-032",
    },
    {
      oneOf: [{ fact: 'hasClustersLeft', is: [true] }],
      otherwise: 'hidden',
      says: 'To create more clusters, upgrade to a Premium Account.',
      source: "D1 §4 'Menu availability'; CLU-053, CLU-D09",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['clone'] }],
      otherwise: 'disabled',
      says: "Clone isn't supported with your current plan.",
      source: "D1 §4 'Menu availability', D3 §6 'Other rules'; CLU-054, CLU-081, CLU-D09, CLU-D26",
    },
    {
      oneOf: [{ fact: 'isCloneable', is: [true] }],
      otherwise: 'hidden',
      says: 'This cluster cannot be cloned.',
      source: "D1 §4 'Menu availability', D3 §6 'Other rules'; CLU-053, CLU-058",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Connect the cluster first; only a connected cluster can be cloned.',
      source: "D1 §4 'Menu availability', D3 §6 'Other rules'; CLU-054, CLU-058",
    },
  ],
  'Cluster.delete': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['delete'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D1 §4 'Menu availability', D3 §6 'Other rules'; CLU-055, ACL-031, DET-D07",
    },
    {
      oneOf: [{ fact: 'isCorrupted', is: [false] }],
      otherwise: 'disabled',
      says: 'An unavailable cluster cannot be deleted here. Please contact support.',
      source: "D1 §4 'Displayed cluster state', 'Menu availability'; CLU-020, CLU-056",
    },
    {
      oneOf: [{ fact: 'clusterState', isNot: ['corrupted'] }],
      otherwise: 'disabled',
      says: 'An unavailable cluster cannot be deleted here. Please contact support.',
      source: "D1 §4 'Displayed cluster state', 'Menu availability'; CLU-020, CLU-056",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running', 'sleeping', 'corrupted'] }],
      otherwise: 'disabled',
      says: 'Wait until the cluster is connected or disconnected; then it can be deleted.',
      source: "D1 §4 'Menu availability'; CLU-056",
    },
  ],
  'Cluster.upgrade': [
    {
      oneOf: [{ fact: 'managementPolicy', has: ['update'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §4 'Upgrade', D2 §6 'Other gates', D3 §4.5; DET-068, DET-071, ACL-032, DET-D25",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_upgrade'] }],
      otherwise: 'disabled',
      says: "Upgrade isn't supported with your current plan.",
      source: "D2 §6 'Other gates'; ACL-018, ACL-038, ACL-D06, ACL-D07",
    },
    {
      oneOf: [{ fact: 'isUpgradable', is: [true] }],
      otherwise: 'hidden',
      says: 'There is no newer version for this cluster.',
      source: "D2 §4 'Upgrade', D3 §4.5; DET-068, DET-D36",
    },
    {
      oneOf: [{ fact: 'hasPendingUpdate', is: [false] }],
      otherwise: 'hidden',
      says: 'An update of this cluster is pending already.',
      source: "D2 §4 'Upgrade', D3 §4.5; DET-068, DET-D36",
    },
    {
      oneOf: [{ fact: 'lockedActions', hasNone: ['Self_Upgrade'] }],
      otherwise: 'disabled',
      says: 'Update is currently locked for this cluster.',
      source: "D2 §4 'Upgrade', D2 §8 'Other', D3 §4.5; DET-068, DET-077, DET-D19, DET-D36",
    },
  ],
}
