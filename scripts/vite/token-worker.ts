import type { Plugin } from 'vite'

/**
 * Has the browser fetch the sign-in library's worker while the start is still on its way: the first sign-in waits for
 * it. Every other way of asking for it early is reported as unused, or is refused by the security policy.
 */
export function tokenWorker(): Plugin {
  return {
    name: 'token-worker',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return []
        const built = Object.values(bundle).find(({ fileName }) =>
          /\/auth0-spa-js\.worker\..*\.js$/.test(fileName),
        )
        if (!built) throw new Error('The build has no worker for the sign-in')
        return [
          {
            tag: 'link',
            attrs: { rel: 'prefetch', href: `/${built.fileName}`, as: 'script' },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
