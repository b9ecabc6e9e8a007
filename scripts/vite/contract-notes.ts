import type { Plugin } from 'vite'

/**
 * Leaves out of the build what the contract says of its calls for docs/openapi.json alone: nearly a kilobyte of
 * the first load.
 */
export function contractNotes(): Plugin {
  return {
    name: 'contract-notes',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      /\/src\/api\/calls\/[^/]+\.ts$/.test(id.replaceAll('\\', '/'))
        ? { code: withoutNotes(code), map: null }
        : null,
  }
}

/** The lines stay, so that those of the others keep their numbers. */
export function withoutNotes(code: string): string {
  return code
    .replace(/^ {4}(summary: .*|source(: .*)?),$/gm, '')
    .replace(/^ {4}assumption:\s+(['"]).*\1,$/gm, (note) => note.replace(/.+/g, ''))
}
