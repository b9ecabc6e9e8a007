const refuse = (): never => {
  throw new Error('Nothing in the console keeps nested query parameters')
}

/**
 * Stands in for qs, which Refine's core imports to keep the state of its tables in the address; our router provider
 * and our lists do without (see vite.config.ts).
 */
// biome-ignore lint/style/noDefaultExport: Refine imports the default export
export default { parse: refuse, stringify: refuse }
