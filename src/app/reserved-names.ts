import { pageRoutes, partsOf, signInPaths } from './route-table'

/** First parts of addresses that a server answers on the console's origin. */
const served = ['api', 'assets', 'authorize', 'oauth', 'oidc', 'resources', 'sandbox', 'u', 'userinfo']

/** First parts of addresses that are the console's own, or the sandbox's on the same origin; no resource has them. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...served,
  ...[
    ...pageRoutes.map(({ path }) => path),
    ...signInPaths.entries,
    ...signInPaths.past,
    signInPaths.verify,
  ].flatMap((path) => partsOf(path).slice(0, 1)),
])
