const unchanged = (word: string): string => word

/** Stands in for pluralize, by which Refine's core guesses names that our definitions say (see vite.config.ts). */
// biome-ignore lint/style/noDefaultExport: Refine imports the default export
export default { plural: unchanged, singular: unchanged }
