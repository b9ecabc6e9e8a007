import type { Expectations } from './expectation'

/** Data agents: the connections table and what creates or changes a connection. */
export const expectedAgents: Expectations = {
  'DataAgent.list': [
    {
      oneOf: [{ fact: 'planActions', has: ['da'] }],
      otherwise: 'hidden',
      says: "Data Agent isn't supported with your current plan.",
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, ACL-D11",
    },
    {
      oneOf: [{ fact: 'flags', has: ['dataagent'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, AGT-D02",
    },
    {
      oneOf: [{ fact: 'areDataAgentsOn', is: [true] }],
      otherwise: 'hidden',
      says: 'Data agents are not switched on for this cluster.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to view Data Agent Connections',
      source: "D3 §2.1 'Data agent tab', D3 §8 'Data agents'; AGT-017, AGT-D22",
    },
  ],
  'DataAgent.view': [
    {
      oneOf: [{ fact: 'isAgentUntouched', is: [false] }],
      otherwise: 'hidden',
      says: 'Generate the authentication file first.',
      source: "D3 §4.1 'Data agent computed state'; AGT-032",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['da'] }],
      otherwise: 'hidden',
      says: "Data Agent isn't supported with your current plan.",
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, ACL-D11",
    },
    {
      oneOf: [{ fact: 'flags', has: ['dataagent'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, AGT-D02",
    },
    {
      oneOf: [{ fact: 'areDataAgentsOn', is: [true] }],
      otherwise: 'hidden',
      says: 'Data agents are not switched on for this cluster.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to view Data Agent Connections',
      source: "D3 §2.1 'Data agent tab', D3 §8 'Data agents'; AGT-017, AGT-D22",
    },
  ],
  'DataAgent.create': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §6 'Other rules', D3 §8 'Shared'; AGT-D23, ACL-D18",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['da'] }],
      otherwise: 'hidden',
      says: "Data Agent isn't supported with your current plan.",
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, ACL-D11",
    },
    {
      oneOf: [{ fact: 'flags', has: ['dataagent'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, AGT-D02",
    },
    {
      oneOf: [{ fact: 'areDataAgentsOn', is: [true] }],
      otherwise: 'hidden',
      says: 'Data agents are not switched on for this cluster.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to view Data Agent Connections',
      source: "D3 §2.1 'Data agent tab', D3 §8 'Data agents'; AGT-017, AGT-D22",
    },
  ],
  'DataAgent.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §6 'Other rules', D3 §8 'Shared'; AGT-D23, ACL-D18",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['da'] }],
      otherwise: 'hidden',
      says: "Data Agent isn't supported with your current plan.",
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, ACL-D11",
    },
    {
      oneOf: [{ fact: 'flags', has: ['dataagent'] }],
      otherwise: 'hidden',
      says: 'This feature is not switched on for your account. Please contact support.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045, AGT-D02",
    },
    {
      oneOf: [{ fact: 'areDataAgentsOn', is: [true] }],
      otherwise: 'hidden',
      says: 'Data agents are not switched on for this cluster.',
      source: "D3 §2.1 'Data agent tab', D3 §6 'Other rules'; AGT-045",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to view Data Agent Connections',
      source: "D3 §2.1 'Data agent tab', D3 §8 'Data agents'; AGT-017, AGT-D22",
    },
    {
      oneOf: [{ fact: 'isAgentUntouched', is: [false] }],
      otherwise: 'hidden',
      says: 'Generate the authentication file first.',
      source: "D3 §4.1 'Data agent computed state'; AGT-032, AGT-D16",
    },
  ],
}
