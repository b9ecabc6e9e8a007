import { accountConsumptionCalls } from './calls/account-consumption-calls'
import { billingCalls } from './calls/billing-calls'
import { consentCalls } from './calls/consent-calls'
import { invitationCalls } from './calls/invitation-calls'
import { planCalls } from './calls/plan-calls'

/** Calls of the pages about a person's own account, by name: consumption, plans, billing, account, invitations, consent. */
export const accountCalls = {
  ...accountConsumptionCalls,
  ...planCalls,
  ...billingCalls,
  ...invitationCalls,
  ...consentCalls,
} as const
