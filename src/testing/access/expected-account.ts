import type { Expectation, Expectations } from './expectation'

const paymentOn: Expectation = {
  oneOf: [{ fact: 'flags', has: ['payment'] }],
  otherwise: 'hidden',
  says: 'This feature is not switched on for your account. Please contact support.',
  source: "D1 §2 'Protected routes', D3 §2.4 'My account'; PLAN-001, PLAN-002, ACC-019, BIL-D01",
}

/** What belongs to the account and the shell: links, plans, banner, data app catalogue, consent. */
export const expectedAccount: Expectations = {
  'ConsentFlow.open': [
    {
      oneOf: [{ fact: 'flags', has: ['azureSupport'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D1 §2 '/clusters page'; CLU-049, CLU-057, CNF-D20",
    },
    {
      oneOf: [{ fact: 'canOpenConsentFlow', is: [true] }],
      otherwise: 'disabled',
      says: 'Your environment is already configured.',
      source: "D1 §2 '/clusters page'; CLU-050, CLU-D14",
    },
  ],
  'ConsentFlow.create': [
    {
      oneOf: [{ fact: 'canOpenConsentFlow', is: [true] }],
      otherwise: 'disabled',
      says: 'Your environment is already configured.',
      source: "D1 §2 'Consent flow page'; CNF-032, CNF-D20",
    },
  ],
  'Marketplace.open': [
    {
      oneOf: [{ fact: 'hasMarketplace', is: [true] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D1 §2 'Header'; SHL-024, APP-D02, APP-D10",
    },
  ],
  'Plans.open': [paymentOn],
  'Plans.downgrade': [
    paymentOn,
    {
      oneOf: [{ fact: 'planName', is: ['basic', 'premium', 'enterprise', null] }],
      otherwise: 'disabled',
      says: 'This is your current plan.',
      source: "D1 §2 'Plans page', D3 §6 'Other rules'; PLAN-D03, PLAN-D12, PLAN-D20",
    },
    {
      oneOf: [{ fact: 'planName', is: ['free', 'basic', 'premium', null] }],
      otherwise: 'disabled',
      says: 'An Enterprise plan is changed through sales.',
      source: 'not in the specification: "Enterprise through sales" (D1 §1) read both ways',
    },
  ],
  'Plans.upgrade': [
    paymentOn,
    {
      oneOf: [{ fact: 'planName', is: ['free', 'enterprise', null] }],
      otherwise: 'disabled',
      says: 'This is your current plan.',
      source: "D1 §6 'enterprise', D3 §6 'Other rules'; PLAN-013, PLAN-017, PLAN-D12, PLAN-D20",
    },
    {
      oneOf: [{ fact: 'planName', is: ['free', 'basic', 'premium', null] }],
      otherwise: 'disabled',
      says: 'An Enterprise plan is changed through sales.',
      source: 'not in the specification: "Enterprise through sales" (D1 §1) read both ways',
    },
  ],
  'Plans.contact': [
    paymentOn,
    {
      oneOf: [{ fact: 'planName', is: ['free', 'basic', 'premium', null] }],
      otherwise: 'disabled',
      says: 'This is your current plan.',
      source: "D1 §2 'Plans page'; PLAN-D03, PLAN-D12",
    },
  ],
  'BillingHistory.list': [],
  'PaymentCard.show': [paymentOn],
  'PaymentCard.remove': [paymentOn],
  'Profile.update': [],
  'Password.update': [
    {
      oneOf: [{ fact: 'hasPasswordConnection', is: [true] }],
      otherwise: 'disabled',
      says: 'You cannot change password with this connection.',
      source: "D3 §5 'Password'; ACC-020, ACC-024, ACC-D07",
    },
  ],
  'TrialBanner.show': [
    {
      oneOf: [{ fact: 'isTrial', is: [true] }],
      otherwise: 'hidden',
      says: 'The banner about upgrading is for trial accounts only.',
      source: "D1 §4 'Trial banner', D1 §6 'Trial role'; SHL-017, SHL-033",
    },
    {
      oneOf: [{ fact: 'flags', has: ['payment'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D1 §4 'Trial banner'; SHL-017",
    },
  ],
  'DataAppCatalogue.open': [
    {
      oneOf: [{ fact: 'isTrialExpired', is: [false] }],
      otherwise: 'disabled',
      says: 'YOUR TRIAL OF Basalt CLOUD IS EXPIRED',
      source:
        "D1 §4 'Trial banner', D3 §2.3 'Data Apps page', D3 §6 'Other rules'; " +
        'APP-016, APP-034, APP-038, APP-D01, APP-D07',
    },
  ],
  'DataAppCatalogue.export': [
    {
      oneOf: [{ fact: 'isTrialExpired', is: [false] }],
      otherwise: 'hidden',
      says: 'YOUR TRIAL OF Basalt CLOUD IS EXPIRED',
      source: "D1 §6 'Partner', D3 §2.3 'Data Apps page'; APP-016, APP-038",
    },
    {
      oneOf: [{ fact: 'isPartner', is: [true] }],
      otherwise: 'hidden',
      says: 'Only partners export data apps.',
      source: "D1 §6 'Partner', D3 §2.3 'Data Apps page', D3 §6 'Other rules'; APP-035, APP-036",
    },
  ],
  'Account.view': [],
  'Account.manage': [
    {
      oneOf: [{ fact: 'isTrialExpired', is: [false] }],
      otherwise: 'disabled',
      says: 'Your trial has expired. To change this, upgrade to a Premium Account.',
      source:
        "D1 §6 'Trial role', D3 §6 'Other rules'; ACL-037 (own things of a kind the specification lacks)",
    },
  ],
}
