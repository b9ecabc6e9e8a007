const refuse = (): never => {
  throw new Error('Markdown is not part of the console')
}

/** Stands in for react-markdown and remark-gfm, which @refinedev/antd imports for a field (see vite.config.ts). */
// biome-ignore lint/style/noDefaultExport: Refine imports the default export
export default refuse
