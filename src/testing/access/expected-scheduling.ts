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
