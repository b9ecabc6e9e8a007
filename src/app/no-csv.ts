const refuse = (): never => {
  throw new Error('CSV import and export are not part of the console')
}

/** Stands in for papaparse, which Refine's core imports for hooks that nothing here uses (see vite.config.ts). */
// biome-ignore lint/style/noDefaultExport: Refine imports the default export
export default { parse: refuse, unparse: refuse }
