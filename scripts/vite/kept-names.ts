import type { Plugin } from 'vite'

/**
 * Leaves out the statements by which the build of Refine's packages keeps the names of its functions. Each uses its
 * function, so that none could be left out: the hooks for pages and buttons of Refine's own came before the list.
 */
export function keptNames(): Plugin {
  return {
    name: 'kept-names',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      /\/@refinedev\/[^/]+\/dist\/index\.mjs$/.test(id.replaceAll('\\', '/'))
        ? { code: withoutKeptNames(code), map: null }
        : null,
  }
}

/** The lines stay, so that those of the others keep their numbers. */
export function withoutKeptNames(code: string): string {
  return code.replace(/^__name\(\w+, "\w+"\);$/gm, '')
}
