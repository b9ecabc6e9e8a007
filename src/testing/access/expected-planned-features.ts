import type { Expectations } from './expectation'

/** The features of a cluster that a plan, a toggle or a role brings: copilot, MLflow, delta sharing. */
export const expectedPlannedFeatures: Expectations = {
  'Copilot.show': [
    {
      oneOf: [{ fact: 'planActions', has: ['copilot'] }],
      otherwise: 'hidden',
      says: "Copilot isn't supported with your current plan.",
      source: "D2 §2 'Configurations tab sections'; CFG-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['copilot'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Configurations tab sections'; CFG-046",
    },
  ],
  'Copilot.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['copilot'] }],
      otherwise: 'hidden',
      says: "Copilot isn't supported with your current plan.",
      source: "D2 §2 'Configurations tab sections', D2 §6 'Other gates'; CFG-044, CFG-046, ACL-018",
    },
    {
      oneOf: [{ fact: 'flags', has: ['copilot'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Configurations tab sections', D2 §6 'Other gates'; CFG-046, ACL-018",
    },
    {
      oneOf: [
        { fact: 'premiumFeatures', hasNone: ['copilot'] },
        { fact: 'isPremium', is: [true] },
      ],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-054, CFG-D36",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Feature toggles', D3 §6 'Other rules'; CFG-030, CFG-040",
    },
  ],
  'Mlflow.show': [
    {
      oneOf: [{ fact: 'planActions', has: ['mlflow'] }],
      otherwise: 'hidden',
      says: "MLflow isn't supported with your current plan.",
      source: "D2 §2 'Configurations tab sections'; CFG-044",
    },
    {
      oneOf: [{ fact: 'flags', has: ['mlflow'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Configurations tab sections'; CFG-044",
    },
  ],
  'Mlflow.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['mlflow'] }],
      otherwise: 'hidden',
      says: "MLflow isn't supported with your current plan.",
      source: "D2 §2 'Configurations tab sections', D2 §6 'Other gates'; CFG-044, CFG-046, ACL-018",
    },
    {
      oneOf: [{ fact: 'flags', has: ['mlflow'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §2 'Configurations tab sections', D2 §6 'Other gates'; CFG-044, ACL-018",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Feature toggles', D3 §6 'Other rules'; CFG-030, CFG-040",
    },
  ],
  'DeltaSharing.show': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source:
        "D2 §2 'Configurations tab sections', D2 §6 'Tab and section visibility'; CFG-045, README decision 5",
    },
  ],
  'DeltaSharing.update': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source:
        "D2 §2 'Configurations tab sections', D2 §6 'Tab and section visibility'; CFG-045, README decision 5",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'flags', has: ['deltashare'] }],
      otherwise: 'disabled',
      says: 'Delta Sharing has been disabled, Please contact support.',
      source: "D2 §8 'Other', D3 §8 'Shared'; CFG-068, CFG-D07, README decision 5",
    },
    {
      oneOf: [{ fact: 'canVersionShareData', is: [true] }],
      otherwise: 'disabled',
      says: 'Delta sharing needs version 2023.4.0 or later. Please upgrade your cluster.',
      source: "D2 §5 'Delta sharing', D2 §9; CFG-032, CFG-037, CFG-D23, README decision 5",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to apply this change',
      source: "D2 §4 'Feature toggles', D3 §6 'Other rules'; CFG-030, CFG-040",
    },
  ],
}
