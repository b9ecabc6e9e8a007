import type { AccessRules } from './rule'

const pipelineStates = "D1 §4 'Cloud pipeline states'"

/** What may be chosen in the create form. */
export const choiceRules = {
  Region: {
    choose: [
      {
        id: 'region.choose.trial',
        kind: 'trial',
        when: { isTrial: false },
        sentence: 'access.regionNeedsPremium',
        effect: 'disable',
        resolution: 'upgrade',
        source: "D1 §5 'Create cluster', D1 §6 'Trial role'",
      },
    ],
  },
  Platform: {
    choose: [
      {
        id: 'platform.choose.flag',
        kind: 'flag',
        when: { chosenPlatform: { not: ['az'] }, flags: 'azureSupport' },
        sentence: 'access.featureOff',
        effect: 'hide',
        resolution: 'support',
        source: "D1 §6 'Feature flags', CRE-D10",
      },
      {
        id: 'platform.choose.hosted-flag',
        kind: 'flag',
        when: { chosenPlatform: { not: ['az-saas'] }, flags: 'azureSaaSSupport' },
        sentence: 'access.featureOff',
        effect: 'hide',
        resolution: 'support',
        source: "D1 §6 'Feature flags', CRE-D10",
      },
      {
        id: 'platform.choose.configured',
        kind: 'property',
        when: { chosenPlatform: { not: ['az'] }, hasPipeline: true },
        sentence: 'access.environmentNotConfigured',
        effect: 'disable',
        resolution: 'none',
        source: pipelineStates,
      },
      {
        id: 'platform.choose.pipeline',
        kind: 'state',
        when: { chosenPlatform: { not: ['az'] }, isPipelinePending: false },
        sentence: 'access.environmentInProgress',
        effect: 'disable',
        resolution: 'wait',
        source: pipelineStates,
      },
    ],
  },
} satisfies AccessRules
