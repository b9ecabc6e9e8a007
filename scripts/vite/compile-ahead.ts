import type { Plugin } from 'vite'

/** V8 reads it in the first line of a script alone. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chrome compile the scripts of the start while they arrive, away from the main thread: nearly all of their functions
 * are called before the list shows, and each would be compiled there when it is. Other browsers read a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = hint + chunk.code
        }
      },
    },
  }
}
