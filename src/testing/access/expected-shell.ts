import type { Expectations } from './expectation'

/** Cookies, usage analysis, and who looks at access itself. */
export const expectedShell: Expectations = {
  'CookiePrompt.show': [
    {
      oneOf: [{ fact: 'isTrial', is: [true] }],
      otherwise: 'hidden',
      says: 'Cookies are asked about on a trial only.',
      source: "D3 §2.5 'Cookie consent', D3 §6 'Other rules'; ACL-037, SHL-D13, SHL-D15",
    },
    {
      oneOf: [{ fact: 'consent', is: [null] }],
      otherwise: 'hidden',
      says: 'The question about cookies is answered.',
      source: "D3 §2.5 'Cookie consent'; SHL-D12, SHL-D15",
    },
  ],
  'UsageAnalysis.identify': [
    {
      oneOf: [
        { fact: 'isTrial', is: [false] },
        { fact: 'consent', is: ['accept'] },
      ],
      otherwise: 'hidden',
      says: 'On a trial, usage is analysed only with consent to cookies.',
      source: "D3 §2.5 'Cookie consent'; SHL-D12, SHL-D13",
    },
  ],
  'AccessExplorer.open': [
    {
      oneOf: [
        { fact: 'roleName', is: ['owner', 'accountAdmin'] },
        { fact: 'authorizedRoles', has: ['owner', 'accountAdmin'] },
      ],
      otherwise: 'hidden',
      says: 'Only owners and managers of a cluster can explore who may do what.',
      source: 'not in the specification: for owners and managers, as the issue of the access rules has it',
    },
  ],
  'ViewAs.open': [
    {
      oneOf: [{ fact: 'roleName', is: ['owner', 'accountAdmin'] }],
      otherwise: 'hidden',
      says: 'Only the owner and the managers of a cluster view the console as another role.',
      source: 'not in the specification: for owners and managers, as the issue of the access rules has it',
    },
  ],
}
