import { consumption } from './en/consumption'

/** Texts of the pages about a person's own account, by area. */
export const accountMessages = { consumption } as const
