import type { Expectations } from './expectation'

/** Self-managed clusters: the table, creating, editing, scaling and deleting them. */
export const expectedSubClusters: Expectations = {
  'SubCluster.list': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-030, SUB-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
  ],
  'SubCluster.create': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['create'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules', D3 §8 'Shared'; ACL-030, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['subcluster'] }],
      otherwise: 'disabled',
      says: "Self-Managed Cluster isn't supported with your current plan.",
      source: "D3 §6 'Other rules'; ACL-038, SUB-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Connect your cluster to create a new Self-Managed Cluster',
      source: "D2 §8 'Other', D3 §8 'Sub-clusters'; SUB-014, SUB-036, SUB-D17",
    },
  ],
  'SubCluster.update': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules', D3 §8 'Shared'; ACL-030, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
    {
      oneOf: [{ fact: 'lockedActions', hasNone: ['Self_Upgrade'] }],
      otherwise: 'disabled',
      says: 'Update is currently locked for this cluster.',
      source: "D3 §8 'Sub-clusters'; DET-D36",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D3 §8 'Sub-clusters'; SUB-040, SUB-D17",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', isNot: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'Connect the Self-Managed Cluster first',
      source: "D3 §8 'Sub-clusters'; SUB-037, SUB-D08",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', is: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'This kind of Self-Managed Cluster cannot be connected here. Please contact support.',
      source: "D3 §8 'Sub-clusters'; SUB-031, SUB-D09: nobody connects one of another kind",
    },
    {
      oneOf: [{ fact: 'subClusterState', isNot: ['loading'] }],
      otherwise: 'disabled',
      says: 'Wait until the Self-Managed Cluster is connected or disconnected',
      source: 'D3 §4.2; SUB-D10: it is connecting already',
    },
    {
      oneOf: [{ fact: 'subClusterState', is: ['running', 'disconnected', 'loading'] }],
      otherwise: 'disabled',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-012: no other state is known, and none allows anything',
    },
  ],
  'SubCluster.scale': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D3 §5 'Self-managed sub-cluster', D3 §6 'Other rules'; SUB-032, SUB-D13",
    },
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules', D3 §8 'Shared'; ACL-030, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D3 §8 'Sub-clusters'; SUB-040, SUB-D17",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', isNot: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'Connect the Self-Managed Cluster first',
      source: "D3 §8 'Sub-clusters'; SUB-037, SUB-D08",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', is: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'This kind of Self-Managed Cluster cannot be connected here. Please contact support.',
      source: "D3 §8 'Sub-clusters'; SUB-031, SUB-D09: nobody connects one of another kind",
    },
    {
      oneOf: [{ fact: 'subClusterState', isNot: ['loading'] }],
      otherwise: 'disabled',
      says: 'Wait until the Self-Managed Cluster is connected or disconnected',
      source: 'D3 §4.2; SUB-D10: it is connecting already',
    },
    {
      oneOf: [{ fact: 'subClusterState', is: ['running', 'disconnected', 'loading'] }],
      otherwise: 'disabled',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-012: no other state is known, and none allows anything',
    },
  ],
  'SubCluster.remove': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['delete'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules', D3 §8 'Shared'; ACL-030, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D3 §8 'Sub-clusters'; SUB-040, SUB-D17",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', isNot: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'Connect the Self-Managed Cluster first',
      source: "D3 §8 'Sub-clusters'; SUB-037, SUB-D08",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', is: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'This kind of Self-Managed Cluster cannot be connected here. Please contact support.',
      source: "D3 §8 'Sub-clusters'; SUB-031, SUB-D09: nobody connects one of another kind",
    },
    {
      oneOf: [{ fact: 'subClusterState', isNot: ['loading'] }],
      otherwise: 'disabled',
      says: 'Wait until the Self-Managed Cluster is connected or disconnected',
      source: 'D3 §4.2; SUB-D10: it is connecting already',
    },
    {
      oneOf: [{ fact: 'subClusterState', is: ['running', 'disconnected', 'loading'] }],
      otherwise: 'disabled',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-012: no other state is known, and none allows anything',
    },
  ],
}
