export const createCluster = {} as const
