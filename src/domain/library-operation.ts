import type { Library } from './library'

/** Whether any component of it is being installed or removed (LIB-D04, LIB-D06). */
export function operationOf(library: Library): 'installing' | 'uninstalling' | null {
  const words = [
    library.status,
    library.analyticsState,
    library.loaderState,
    library.chidoriState,
    library.sparkState,
  ]
  if (words.includes('installing')) return 'installing'
  return words.includes('uninstalling') ? 'uninstalling' : null
}

/**
 * The operation under way in a list; other operations wait for it (D2 §4 'Libraries'). Looked for once in each list:
 * every record of it asks.
 */
export function operationIn(libraries: readonly Library[]): 'installing' | 'uninstalling' | null {
  const known = operationsIn.get(libraries)
  if (known !== undefined) return known
  const operations = new Set(libraries.map(operationOf))
  const found =
    (['installing', 'uninstalling'] as const).find((operation) => operations.has(operation)) ?? null
  operationsIn.set(libraries, found)
  return found
}

const operationsIn = new WeakMap<readonly Library[], 'installing' | 'uninstalling' | null>()
