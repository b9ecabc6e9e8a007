import type { Expectations } from './expectation'

/** The scheduled events of a cluster. */
export const expectedScheduling: Expectations = {
  'ScheduledEvent.list': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017",
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
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, PLT-D07",
    },
  ],
  'ScheduledEvent.show': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, SCH-005",
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
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, PLT-D07",
    },
  ],
  'ScheduledEvent.create': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
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
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, PLT-D07",
    },
  ],
  'ScheduledEvent.choose-connection': [
    {
      oneOf: [{ fact: 'connectionPolicy', has: ['create'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules', D3 §8 'Shared'; ACL-035, ACL-046",
    },
  ],
  'ScheduledEvent.choose-scale': [
    {
      oneOf: [{ fact: 'isTrial', is: [false] }],
      otherwise: 'disabled',
      says: 'Only available for Premium users. Chat with us to upgrade.',
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; CFG-052, CFG-059",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['cluster_scaling'] }],
      otherwise: 'disabled',
      says: "Scaling isn't supported with your current plan.",
      source: "D2 §6 'Other gates', D3 §6 'Other rules'; ACL-018, ACL-038",
    },
    {
      oneOf: [{ fact: 'flags', has: ['manualScaling'] }],
      otherwise: 'disabled',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates'; CFG-053",
    },
  ],
  'ScheduledEvent.update': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
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
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, PLT-D07",
    },
    {
      oneOf: [{ fact: 'hasEventStarted', is: [false] }],
      otherwise: 'disabled',
      says: 'This event has started; it can only be looked at.',
      source: "D2 §4 'Scheduled events'; SCH-005, SCH-006",
    },
  ],
  'ScheduledEvent.remove': [
    {
      oneOf: [{ fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017",
    },
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
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
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; SCH-017, PLT-D07",
    },
    {
      oneOf: [{ fact: 'hasEventStarted', is: [false] }],
      otherwise: 'disabled',
      says: 'This event has started; it can only be looked at.',
      source: "D2 §4 'Scheduled events'; SCH-005, SCH-006",
    },
  ],
}
