import { mergeAreas } from '../form/merge-areas'

/** What is made of an answer: null when all is well, else the sentence of what went wrong. */
export type ActionAnswer = (answer: unknown) => string | null

/**
 * What actions make of their answers, by the name a definition gives it in `answer`. An area adds its own as
 * `answers/<area>-answers.ts`.
 */
export const actionAnswers = mergeAreas<ActionAnswer>(
  import.meta.glob('./answers/*-answers.ts', { eager: true }),
)
