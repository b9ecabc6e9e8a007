import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const path = '/auth0-spa-js.worker.js'

/** Serves the sign-in library's worker at a fixed path, so that the security policy needs no `blob:`. */
export function tokenWorker(): Plugin {
  const read = () => {
    const library = createRequire(import.meta.url).resolve('@auth0/auth0-spa-js')
    const file = new URL('../auth0-spa-js.worker.production.js', `file://${library}`)
    return readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n')
  }
  return {
    name: 'token-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(read())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: read() })
    },
  }
}
