/**
 * Stands in for Refine's developer tools, which otherwise collect a stack trace for every query (see vite.config.ts).
 */
export const getXRay = (): Record<string, never> => ({})

/** Refine calls it with its query client; there is nothing to subscribe to. */
export const useQuerySubscription = (): Record<string, never> => ({})
