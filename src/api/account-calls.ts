import { accountConsumptionCalls } from './calls/account-consumption-calls'

/** Calls of the pages about a person's own account, by name: consumption, plans, account. */
export const accountCalls = { ...accountConsumptionCalls } as const
