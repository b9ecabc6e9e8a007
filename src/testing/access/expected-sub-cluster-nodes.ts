import type { Expectations } from './expectation'

/** Self-managed clusters: their Connect/Disconnect toggle and the actions on their nodes. */
export const expectedSubClusterNodes: Expectations = {
  'SubCluster.connect': [
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D3 §8 'Sub-clusters'; SUB-040, SUB-D17: as for the row's other controls",
    },
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Permission matrix', 'Other rules', D3 §8 'Shared'; ACL-023, ACL-030, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
    {
      oneOf: [{ fact: 'subClusterType', is: ['analytics', 'loader'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-031, SUB-D09',
    },
    {
      oneOf: [{ fact: 'subClusterState', is: ['disconnected', 'loading'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-012',
    },
    {
      oneOf: [{ fact: 'subClusterState', isNot: ['loading'] }],
      otherwise: 'disabled',
      says: 'Wait until the Self-Managed Cluster is connected or disconnected',
      source: 'D3 §4.2; SUB-D10',
    },
  ],
  'SubCluster.disconnect': [
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D3 §8 'Sub-clusters'; SUB-040, SUB-D17: as for the row's other controls",
    },
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Permission matrix', 'Other rules', D3 §8 'Shared'; ACL-023, ACL-030, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['subcluster'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §6 'Other rules'; ACL-D11, SUB-D03",
    },
    {
      oneOf: [{ fact: 'subClusterType', is: ['analytics', 'loader'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-031, SUB-D09',
    },
    {
      oneOf: [{ fact: 'subClusterState', is: ['running'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-012',
    },
  ],
  'SubCluster.start': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: "You can't make actions on Self-Managed Cluster",
      source: "D2 §8 'Other', D3 §8 'Sub-clusters'; SUB-035, SUB-D16, SUB-D17",
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
      source: "D3 §4.2, D3 §8 'Sub-clusters'; CFG-027, DET-D30, PLT-D04",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', isNot: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'Connect the Self-Managed Cluster first',
      source: "D2 §4 'Per-node actions by status', D3 §4.2; CFG-023, SUB-037, SUB-D08",
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
    {
      oneOf: [{ fact: 'nodeStatus', is: ['not running', 'sleeping'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-030, CFG-D40',
    },
  ],
  'SubCluster.stop': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: "You can't make actions on Self-Managed Cluster",
      source: "D2 §8 'Other', D3 §8 'Sub-clusters'; SUB-035, SUB-D16, SUB-D17",
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
      source: "D3 §4.2, D3 §8 'Sub-clusters'; CFG-027, DET-D30, PLT-D04",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', isNot: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'Connect the Self-Managed Cluster first',
      source: "D2 §4 'Per-node actions by status', D3 §4.2; CFG-023, SUB-037, SUB-D08",
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
    {
      oneOf: [{ fact: 'nodeStatus', is: ['running'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-029, CFG-D40',
    },
  ],
  'SubCluster.restart': [
    {
      oneOf: [{ fact: 'subClusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: "You can't make actions on Self-Managed Cluster",
      source: "D2 §8 'Other', D3 §8 'Sub-clusters'; SUB-035, SUB-D16, SUB-D17",
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
      source: "D3 §4.2, D3 §8 'Sub-clusters'; CFG-027, DET-D30, PLT-D04",
    },
    {
      oneOf: [
        { fact: 'subClusterState', isNot: ['disconnected'] },
        { fact: 'subClusterType', isNot: ['analytics', 'loader'] },
      ],
      otherwise: 'disabled',
      says: 'Connect the Self-Managed Cluster first',
      source: "D2 §4 'Per-node actions by status', D3 §4.2; CFG-023, SUB-037, SUB-D08",
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
    {
      oneOf: [{ fact: 'nodeStatus', is: ['running'] }],
      otherwise: 'hidden',
      says: 'This is not available in the current state.',
      source: 'D3 §4.2; SUB-029, CFG-D40',
    },
  ],
}
