const refuse = (): never => {
  throw new Error('Drawing of HTML and SVG is not part of the console')
}

/** Stands in for html2canvas, canvg and dompurify, which jsPDF would fetch to draw what the console does not (see vite.config.ts). */
// biome-ignore lint/style/noDefaultExport: jsPDF imports the default export
export default refuse
