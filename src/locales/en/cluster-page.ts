export const clusterPage = {} as const
