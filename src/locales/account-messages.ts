import { account } from './en/account'
import { billing } from './en/billing'
import { consumption } from './en/consumption'
import { plans } from './en/plans'

/** Texts of the pages about a person's own account, by area. */
export const accountMessages = { account, billing, consumption, plans } as const
