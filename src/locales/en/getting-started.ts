export const gettingStarted = {} as const
