/**
 * Paths of the calls the start makes before the application is there; the contract takes them from here, so that the
 * start does not have to bring the whole contract along.
 */
export const earlyPaths = { getMe: '/users/{id}/me', listClusters: '/users/{id}/instances' } as const
