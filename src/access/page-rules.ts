import type { AccessRules, Rule } from './rule'
import { flagRule } from './rule-builders'
import type { PlanName } from './vocabulary'

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
        resolution: 'none',
        source: "D1 §2 '/clusters page'",
      },
    ],
    create: [
      {
        id: 'consent-flow.create.user',
        kind: 'property',
        when: { canOpenConsentFlow: true },
        sentence: 'access.environmentConfigured',
        effect: 'disable',
        resolution: 'none',
        source: "D1 §2 'Consent flow page', CNF-D20",
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
        resolution: 'support',
        source: "D1 §2 'Header'",
      },
    ],
  },
  Plans: {
    open: [
      flagRule('payment', { id: 'plans.open.flag', effect: 'hide', source: "D1 §2 'Protected routes'" }),
    ],
    downgrade: [
      flagRule('payment', { id: 'plans.downgrade.flag', effect: 'hide', source: "D1 §2 'Protected routes'" }),
      currentPlan('plans.downgrade.current', ['free']),
      notEnterprise('plans.downgrade.enterprise'),
    ],
    upgrade: [
      flagRule('payment', { id: 'plans.upgrade.flag', effect: 'hide', source: "D1 §2 'Protected routes'" }),
      currentPlan('plans.upgrade.current', ['basic', 'premium']),
      notEnterprise('plans.upgrade.enterprise'),
    ],
    contact: [
      flagRule('payment', { id: 'plans.contact.flag', effect: 'hide', source: "D1 §2 'Protected routes'" }),
      currentPlan('plans.contact.current', ['enterprise']),
    ],
  },
  // Of the own account alone: its owner is who is signed in, whatever the roles in clusters (BIL-D01).
  BillingHistory: { list: [] },
  PaymentCard: {
    show: [
      flagRule('payment', {
        id: 'payment-card.show.flag',
        effect: 'hide',
        source: "D3 §2.4 'My account', BIL-D01",
      }),
    ],
    remove: [
      flagRule('payment', {
        id: 'payment-card.remove.flag',
        effect: 'hide',
        source: "D3 §2.4 'My account', BIL-D01",
      }),
    ],
  },
  // Of the own account alone as well.
  Profile: { update: [] },
  Password: {
    update: [
      {
        id: 'password.update.connection',
        kind: 'property',
        when: { hasPasswordConnection: true },
        sentence: 'clusterAccess.noPasswordConnection',
        effect: 'disable',
        resolution: 'none',
        source: "D3 §5 'Password', ACC-D07",
      },
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
        resolution: 'none',
        source: "D1 §4 'Trial banner'",
      },
      {
        id: 'trial-banner.show.trial',
        kind: 'trial',
        when: { isTrial: true },
        sentence: 'access.bannerForTrialsOnly',
        effect: 'hide',
        resolution: 'none',
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
        resolution: 'none',
        source: "D3 §2.5 'Cookie consent', D3 §6 'Other rules', SHL-D13",
      },
      {
        id: 'cookie-prompt.show.unanswered',
        kind: 'property',
        when: { consent: { not: ['accept', 'reject'] } },
        sentence: 'access.cookiesAnswered',
        effect: 'hide',
        resolution: 'none',
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
        resolution: 'none',
        source: "D3 §2.5 'Cookie consent', SHL-D12, SHL-D13",
      },
    ],
  },
} satisfies AccessRules

/** The plan a card offers is not the one that the person has; basic counts as premium (PLAN-D20). */
function currentPlan(id: string, roles: readonly PlanName[]): Rule {
  return {
    id,
    kind: 'property',
    when: { planName: { not: roles } },
    sentence: 'clusterAccess.currentPlan',
    effect: 'disable',
    resolution: 'none',
    source: "D3 §6 'Other rules', PLAN-D03, PLAN-D12, PLAN-D20",
  }
}

/** What sales agreed upon is not given up by a click: of what the documents leave open the narrower way. */
function notEnterprise(id: string): Rule {
  return {
    id,
    kind: 'property',
    when: { planName: { not: ['enterprise'] } },
    sentence: 'clusterAccess.enterpriseThroughSales',
    effect: 'disable',
    resolution: 'support',
    source: "D1 §1 'Enterprise through sales'",
  }
}
