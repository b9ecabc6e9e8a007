import { accountConsumptionCalls } from './calls/account-consumption-calls'
import { planCalls } from './calls/plan-calls'

/** Calls of the pages about a person's own account, by name: consumption, plans, account. */
export const accountCalls = { ...accountConsumptionCalls, ...planCalls } as const
