/** Hands everything on: nothing is sent by it. */
const instance = { interceptors: { response: { use: () => 0 } } }

/**
 * Stands in for axios in Refine's simple-rest (see vite.config.ts), which makes an instance of its own when it is loaded:
 * our requests are sent by the API client.
 */
// biome-ignore lint/style/noDefaultExport: simple-rest imports the default export
export default { create: () => instance }
