import type { Gates } from './rule'
import { flagRule } from './rules'

/** Which pages and parts of the shell are there for this person. */
export const pageGates = {
  ConsentFlow: {
    open: [
      flagRule('azureSupport', {
        id: 'consent-flow.open.flag',
        effect: 'hide',
        source: "D1 §2 '/clusters page'",
      }),
      {
        id: 'consent-flow.open.user',
        kind: 'property',
        metBy: { canOpenConsentFlow: true },
        sentence: 'access.environmentConfigured',
        effect: 'disable',
        remedy: 'none',
        source: "D1 §2 '/clusters page'",
      },
    ],
  },
  Marketplace: {
    open: [
      {
        id: 'marketplace.open.user',
        kind: 'property',
        metBy: { hasMarketplace: true },
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 'Header'",
      },
    ],
  },
  Plans: {
    open: [
      flagRule('payment', { id: 'plans.open.flag', effect: 'hide', source: "D1 §2 'Protected routes'" }),
    ],
  },
  TrialBanner: {
    show: [
      {
        id: 'trial-banner.show.flag',
        kind: 'flag',
        metBy: { flags: 'payment' },
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
      {
        id: 'trial-banner.show.trial',
        kind: 'trial',
        metBy: { isTrial: true },
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
    ],
  },
} satisfies Gates
