import { consumption } from './en/consumption'
import { plans } from './en/plans'

/** Texts of the pages about a person's own account, by area. */
export const accountMessages = { consumption, plans } as const
