import { hasFlag, isTrial } from './facts'
import type { Gates } from './rule'

/** Which pages and parts of the shell are there for this person. */
export const pageGates = {
  ConsentFlow: {
    open: [
      {
        id: 'consent-flow.open.flag',
        kind: 'flag',
        isMet: ({ person, productKey }) => hasFlag(person, 'azureSupport', productKey),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 '/clusters page'",
      },
      {
        id: 'consent-flow.open.user',
        kind: 'property',
        isMet: ({ person }) => person.canOpenConsentFlow,
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
        isMet: ({ person }) => person.hasMarketplace,
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 'Header'",
      },
    ],
  },
  Plans: {
    open: [
      {
        id: 'plans.open.flag',
        kind: 'flag',
        isMet: ({ person, productKey }) => hasFlag(person, 'payment', productKey),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 'Protected routes'",
      },
    ],
  },
  TrialBanner: {
    show: [
      {
        id: 'trial-banner.show.flag',
        kind: 'flag',
        isMet: ({ person, productKey }) => hasFlag(person, 'payment', productKey),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
      {
        id: 'trial-banner.show.trial',
        kind: 'trial',
        isMet: ({ person }) => isTrial(person),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
    ],
  },
} satisfies Gates
