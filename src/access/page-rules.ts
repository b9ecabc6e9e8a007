import type { AccessRules } from './rule'
import { flagRule } from './rule-builders'

/** Which pages and parts of the shell are there for this person. */
export const pageRules = {
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
        when: { canOpenConsentFlow: true },
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
        when: { hasMarketplace: true },
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
        when: { flags: 'payment' },
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
      {
        id: 'trial-banner.show.trial',
        kind: 'trial',
        when: { isTrial: true },
        sentence: 'access.bannerForTrialsOnly',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
    ],
  },
  CookiePrompt: {
    show: [
      {
        id: 'cookie-prompt.show.trial',
        kind: 'trial',
        when: { isTrial: true },
        sentence: 'access.cookiesForTrialsOnly',
        effect: 'hide',
        remedy: 'none',
        source: "D3 §2.5 'Cookie consent', D3 §6 'Other rules', SHL-D13",
      },
      {
        id: 'cookie-prompt.show.unanswered',
        kind: 'property',
        when: { consent: { not: ['accept', 'reject'] } },
        sentence: 'access.cookiesAnswered',
        effect: 'hide',
        remedy: 'none',
        source: "D3 §2.5 'Cookie consent', SHL-D12, SHL-D15",
      },
    ],
  },
  UsageAnalysis: {
    identify: [
      {
        id: 'usage-analysis.identify.consent',
        kind: 'trial',
        when: { isTrial: false, consent: 'accept' },
        sentence: 'access.analysisNeedsConsent',
        effect: 'hide',
        remedy: 'none',
        source: "D3 §2.5 'Cookie consent', SHL-D12, SHL-D13",
      },
    ],
  },
} satisfies AccessRules
