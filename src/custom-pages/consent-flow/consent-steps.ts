/** The calls of a consent, in the order in which they are made (CNF-D13). */
export const consentSteps = ['plan', 'check', 'pipeline', 'status'] as const
export type ConsentStep = (typeof consentSteps)[number]
