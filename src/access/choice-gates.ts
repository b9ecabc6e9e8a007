import { isPipelinePending } from '../domain/pipeline'
import { hasFlag, isEnterprise, isTrial } from './facts'
import type { Gates } from './rule'

/** What may be chosen in the create form. */
export const choiceGates = {
  Region: {
    choose: [
      {
        id: 'region.choose.trial',
        kind: 'trial',
        isMet: ({ person }) => !isTrial(person),
        sentence: 'access.regionNeedsPremium',
        effect: 'disable',
        remedy: 'upgrade',
        source: "D1 §5 'Create cluster', D1 §6 'Trial role'",
      },
    ],
  },
  Platform: {
    choose: [
      {
        id: 'platform.choose.flag',
        kind: 'flag',
        isMet: ({ person, platform, productKey }) => {
          if (platform === 'az') return hasFlag(person, 'azureSupport', productKey)
          if (platform === 'az-saas') return hasFlag(person, 'azureSaaSSupport', productKey)
          return true
        },
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §6 'Feature flags', CRE-D10",
      },
      {
        id: 'platform.choose.configured',
        kind: 'property',
        isMet: ({ platform, pipeline }) => platform !== 'az' || Boolean(pipeline),
        sentence: 'access.environmentNotConfigured',
        effect: 'disable',
        remedy: 'none',
        source: "D1 §4 'Cloud pipeline states'",
      },
      {
        id: 'platform.choose.pipeline',
        kind: 'state',
        isMet: ({ platform, pipeline }) => platform !== 'az' || !pipeline || !isPipelinePending(pipeline),
        sentence: 'access.environmentInProgress',
        effect: 'disable',
        remedy: 'wait',
        source: "D1 §4 'Cloud pipeline states'",
      },
    ],
  },
  DataApp: {
    choose: [
      {
        id: 'data-app.choose.plan',
        kind: 'plan',
        isMet: ({ person, blueprint }) => isEnterprise(person) || blueprint?.isTrial === true,
        sentence: 'access.dataAppNeedsEnterprise',
        effect: 'hide',
        remedy: 'upgrade',
        source: "D1 §5 'Create cluster', D1 §6 'enterprise'",
      },
    ],
  },
} satisfies Gates
