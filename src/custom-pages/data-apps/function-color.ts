/** The colour of each business function, each seen well on both themes (APP-D12). */
const functionColors: Readonly<Record<string, string>> = {
  'cross function': '#7c63c9',
  finance: '#2a8a58',
  operations: '#2f78cf',
  sales: '#c25a1c',
  'supply chain': '#12858f',
  'use cases': '#b4488a',
  manufacturing: '#97701a',
  'human resources': '#c84b4b',
  projects: '#5b7f2a',
}

const unknownColor = '#76818e'

/** Whatever the case in which the function is sent; grey for one that nobody knows. */
export function functionColor(businessFunction: string): string {
  const key = businessFunction.trim().toLowerCase()
  return Object.hasOwn(functionColors, key) ? (functionColors[key] ?? unknownColor) : unknownColor
}
