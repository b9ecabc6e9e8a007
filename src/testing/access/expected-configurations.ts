import type { Expectations } from './expectation'

/** Configurations of a cluster: size, services, auto-suspend, home page, scaling, advanced ones. */
export const expectedConfigurations: Expectations = {
  'ClusterSize.show': [
    {
      oneOf: [{ fact: 'isSizeShown', is: [true] }],
      otherwise: 'hidden',
      says: 'Cluster sizes are not part of your account.',
      source: "D2 §2 'Configurations tab sections'; CFG-041, CFG-D04",
    },
  ],
  'ClusterSize.resize': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_resize'] }],
      otherwise: 'disabled',
      says: "Resize isn't supported with your current plan.",
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; ACL-018, CFG-060, ACL-D07",
    },
    {
      oneOf: [{ fact: 'isSizeShown', is: [true] }],
      otherwise: 'hidden',
      says: 'Cluster sizes are not part of your account.',
      source: "D2 §2 'Configurations tab sections'; CFG-041, CFG-D04",
    },
  ],
  'ClusterServices.show': [
    {
      oneOf: [{ fact: 'authorizedRoles', hasNone: ['developer'] }],
      otherwise: 'hidden',
      says: 'The services of a cluster are not shown to its Users.',
      source: "D2 §6 'Tab and section visibility'; CFG-049, CFG-D02",
    },
    {
      oneOf: [
        { fact: 'roleName', is: ['owner', 'accountAdmin', 'accountManager'] },
        { fact: 'authorizedRoles', has: ['owner', 'accountAdmin', 'developer', 'accountManager'] },
      ],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: 'ACL-D26: what is missing or not known allows nothing; CFG-D02: hidden for developers',
    },
  ],
  'ClusterServices.update': [
    {
      oneOf: [{ fact: 'authorizedRoles', hasNone: ['developer'] }],
      otherwise: 'hidden',
      says: 'The services of a cluster are not shown to its Users.',
      source: "D2 §6 'Tab and section visibility'; CFG-049, CFG-D02",
    },
    {
      oneOf: [
        { fact: 'roleName', is: ['owner', 'accountAdmin', 'accountManager'] },
        { fact: 'authorizedRoles', has: ['owner', 'accountAdmin', 'developer', 'accountManager'] },
      ],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: 'ACL-D26: what is missing or not known allows nothing; CFG-D02: hidden for developers',
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'hidden',
      says: 'Cluster Must be running',
      source: "D2 §6 'Tab and section visibility', D2 §8 'Other'; CFG-049, CFG-D02, DET-D30, PLT-D04",
    },
    {
      oneOf: [{ fact: 'isNodeDisconnected', isNot: [true] }],
      otherwise: 'disabled',
      says: "You can't make actions on Self-Managed Cluster",
      source: "D2 §4 'Per-node actions by status'; CFG-D16",
    },
  ],
  'ServiceQuantity.update': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source:
        "D2 §5 'Services count', D2 §6 'Other gates', D3 §6 'Other rules'; CFG-048, CFG-052, CFG-059, CFG-065",
    },
    {
      oneOf: [{ fact: 'authorizedRoles', hasNone: ['developer'] }],
      otherwise: 'hidden',
      says: 'The services of a cluster are not shown to its Users.',
      source: "D2 §6 'Tab and section visibility'; CFG-049, CFG-D02",
    },
    {
      oneOf: [
        { fact: 'roleName', is: ['owner', 'accountAdmin', 'accountManager'] },
        { fact: 'authorizedRoles', has: ['owner', 'accountAdmin', 'developer', 'accountManager'] },
      ],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: 'ACL-D26: what is missing or not known allows nothing; CFG-D02: hidden for developers',
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_scaling'] }],
      otherwise: 'disabled',
      says: "Scaling isn't supported with your current plan.",
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; ACL-018, CFG-060, ACL-D04, ACL-D07",
    },
    {
      oneOf: [{ fact: 'flags', has: ['manualScaling'] }],
      otherwise: 'disabled',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates'; CFG-053, ACL-D07",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'hidden',
      says: 'Cluster Must be running',
      source: "D2 §6 'Tab and section visibility', D2 §8 'Other'; CFG-049, CFG-D02, DET-D30, PLT-D04",
    },
  ],
  'AutoSuspend.update': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D2 §6 'Other gates', D2 §8 'Other', D3 §6 'Other rules'; CFG-051, CFG-052, CFG-059, CFG-D35",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; CFG-050, CFG-D35",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_suspend'] }],
      otherwise: 'disabled',
      says: "Auto-suspend isn't supported with your current plan.",
      source: "D2 §6 'Other gates'; ACL-017, CFG-D35",
    },
  ],
  'HomePage.update': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-052, CFG-059, CFG-D26",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D3 §6 'Other rules': 'Every toggle needs a running cluster'; CFG-040",
    },
  ],
  'Onboarding.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046, CFG-D26",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D3 §6 'Other rules': 'Every toggle needs a running cluster'; CFG-040",
    },
  ],
  'AutoScaling.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, SCA-D06",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_scaling'] }],
      otherwise: 'disabled',
      says: "Scaling isn't supported with your current plan.",
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; ACL-018, CFG-060, SCA-D06",
    },
    {
      oneOf: [{ fact: 'flags', has: ['autoScale'] }],
      otherwise: 'disabled',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; ACL-018, SCA-D06",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Auto-scaling', D3 §6 'Other rules'; SCA-007, CFG-040",
    },
  ],
  'AdvancedConfiguration.view': [
    {
      oneOf: [{ fact: 'roleName', is: ['owner', 'accountAdmin', 'accountManager'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; ADV-020, ADV-022, ACL-D05",
    },
  ],
  'AdvancedConfiguration.update': [
    {
      oneOf: [{ fact: 'roleName', is: ['owner', 'accountAdmin', 'accountManager'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; ADV-020, ADV-022, ACL-D05",
    },
    {
      oneOf: [{ fact: 'roleName', is: ['owner', 'accountAdmin'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; ADV-021, ADV-D07, README decision 2",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046, ACL-D15, README decision 1",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §8 'Advanced configurations'; ADV-011, ADV-023, PLT-D04",
    },
  ],
}
