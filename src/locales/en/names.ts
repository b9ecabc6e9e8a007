export const names = {} as const
