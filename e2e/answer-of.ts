import type { APIResponse, Route } from '@playwright/test'

/**
 * What the server answers to a request of the page. A server may close a connection that was kept just as it is used
 * again: a browser then asks once more, and so does this.
 */
export function answerOf(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 1 })
}
