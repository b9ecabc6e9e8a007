import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule, stateRule } from './rule-builders'

const section = "D3 §2.1 'Data agent tab'"
const states = "D3 §4.1 'Data agent computed state'"

/** The section is absent with any of these missing (AGT-045). */
const isThere: readonly Rule[] = [
  planRule('da', 'clusterAccess.dataAgentAction', { id: 'data-agent.plan', effect: 'hide', source: section }),
  flagRule('dataagent', { id: 'data-agent.flag', effect: 'hide', source: `${section}, AGT-D02` }),
  {
    id: 'data-agent.cluster',
    kind: 'property',
    when: { areDataAgentsOn: true },
    sentence: 'clusterAccess.dataAgentsOffOnCluster',
    effect: 'hide',
    resolution: 'support',
    source: section,
  },
]

const connected = stateRule(['running'], {
  id: 'data-agent.cluster-connected',
  sentence: 'clusterAccess.dataAgentsNeedConnectedCluster',
  effect: 'disable',
  resolution: 'connect',
  source: `${section}, AGT-D22`,
})

const policy = policyRule('clusterPolicy', 'update', {
  id: 'data-agent.policy',
  effect: 'disable',
  source: "D3 §6 'Other rules', AGT-D23",
})

const seen = [...isThere, connected]
const change = [...seen, policy]

/** With nothing but a file to generate, that button stands alone. */
const touched: Rule = {
  id: 'data-agent.touched',
  kind: 'state',
  when: { isAgentUntouched: false },
  sentence: 'clusterAccess.dataAgentNeedsFileFirst',
  effect: 'hide',
  resolution: 'none',
  source: states,
}

function hasFile(expected: boolean, sentence: Rule['sentence']): Rule {
  return {
    id: `data-agent.file.${expected}`,
    kind: 'state',
    when: { hasAgentFile: expected },
    sentence,
    effect: 'hide',
    resolution: 'none',
    source: `${states}, AGT-D15`,
  }
}

function inState(
  id: string,
  wanted: Rule['when']['agentState'],
  sentence: Rule['sentence'],
  effect: Rule['effect'],
): Rule {
  return {
    id: `data-agent.state.${id}`,
    kind: 'state',
    when: { agentState: wanted },
    sentence,
    effect,
    // None of these states changes by itself: a stopped agent is started, one out of reach needs its own network.
    resolution: 'none',
    source: `${states}, AGT-D14`,
  }
}

const running = [
  inState(
    'runs',
    ['connected', 'partly-connected', 'controller-disconnected', 'unreachable-with-services'],
    'clusterAccess.dataAgentMustRun',
    'hide',
  ),
  inState(
    'in-reach',
    { not: ['controller-disconnected', 'unreachable-with-services'] },
    'clusterAccess.dataAgentOutOfReach',
    'disable',
  ),
]

/**
 * Who sees and changes the data agents of a cluster. `remove` is a row's control and `manage` that of a selection;
 * whether an agent can be deleted is `delete`, which their dialog asks for each.
 */
export const dataAgentRules = {
  DataAgent: {
    list: seen,
    view: [...seen, touched],
    create: change,
    manage: change,
    update: [...change, touched],
    remove: [...change, touched],
    delete: [
      ...change,
      {
        id: 'data-agent.no-sources',
        kind: 'state',
        when: { hasAgentSources: false },
        sentence: 'clusterAccess.dataAgentHasSources',
        effect: 'disable',
        resolution: 'none',
        source: "D3 §5 'Data agent'",
      },
    ],
    authorize: [...change, hasFile(false, 'clusterAccess.dataAgentHasFile')],
    reauthorize: [...change, hasFile(true, 'clusterAccess.dataAgentHasNoFile')],
    start: [...change, inState('stopped', ['stopped'], 'clusterAccess.dataAgentMustBeStopped', 'hide')],
    stop: [...change, ...running],
    restart: [...change, ...running],
  },
} satisfies AccessRules
