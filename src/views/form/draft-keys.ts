import { forgetTexts } from '../../ui/kept-text'

const prefix = 'basalt.draft:'

/** The name of a person's draft of one form; drafts of other people in the same tab are never read. */
export function draftKey(personId: string, form: string): string {
  return `${prefix}${personId}:${form}`
}

/** Forgets the drafts of everybody in this tab; called on log-out. */
export function eraseDrafts(): void {
  forgetTexts(prefix, 'tab')
}
