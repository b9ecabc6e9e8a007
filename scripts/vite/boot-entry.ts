import type { Plugin } from 'vite'

const source = '/src/app/boot.ts'

/**
 * Gives the start (configuration and silent sign-in) a script of its own, so that it runs while the application is
 * still on its way. Both share the module: the application waits for what the start has already begun.
 */
export function bootEntry(): Plugin {
  return {
    name: 'boot-entry',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const built = Object.values(bundle ?? {}).find(
          (chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'boot',
        )
        const src = bundle ? built && `/${built.fileName}` : source
        if (!src) throw new Error('The build has no entry named boot')
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
