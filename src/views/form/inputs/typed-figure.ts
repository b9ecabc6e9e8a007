const figureShape = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** In place of antd's own parser, which drops what is no digit: "1,5" would be 15. */
export function typedFigure(text = ''): string {
  const trimmed = text.trim()
  return figureShape.test(trimmed) ? trimmed : ''
}
