import type { Expectations } from './expectation'

/** The IP whitelist of a cluster. */
export const expectedWhitelist: Expectations = {
  'IpWhitelist.list': [
    {
      oneOf: [{ fact: 'whitelistPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §2 'Route', D3 §6 'Permission matrix'; ACL-025, DET-D03, ACL-D26",
    },
    {
      oneOf: [{ fact: 'flags', has: ['whitelist'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates'; ACL-D11, WLT-D03",
    },
  ],
  'IpWhitelist.create': [
    {
      oneOf: [{ fact: 'whitelistPolicy', has: ['create'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'IP whitelist', D3 §8 'Shared'; WLT-007, WLT-009",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['whitelisting'] }],
      otherwise: 'disabled',
      says: "IP whitelisting isn't supported with your current plan.",
      source: "D2 §6 'Other gates'; ACL-017, WLT-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['whitelist'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates'; ACL-D11, WLT-D03",
    },
  ],
  'IpWhitelist.update': [
    {
      oneOf: [{ fact: 'whitelistPolicy', has: ['update'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'IP whitelist', D3 §8 'Shared'; WLT-007, WLT-008, WLT-009",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['whitelisting'] }],
      otherwise: 'disabled',
      says: "IP whitelisting isn't supported with your current plan.",
      source: "D2 §6 'Other gates'; ACL-017, WLT-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['whitelist'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates'; ACL-D11, WLT-D03",
    },
  ],
  'IpWhitelist.delete': [
    {
      oneOf: [{ fact: 'whitelistPolicy', has: ['delete'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §6 'IP whitelist', D3 §8 'Shared'; WLT-007, WLT-009",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['whitelisting'] }],
      otherwise: 'disabled',
      says: "IP whitelisting isn't supported with your current plan.",
      source: "D2 §6 'Other gates'; ACL-017, WLT-D03",
    },
    {
      oneOf: [{ fact: 'flags', has: ['whitelist'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D2 §6 'Other gates'; ACL-D11, WLT-D03",
    },
  ],
}
