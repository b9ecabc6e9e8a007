import { describe, expect, it } from 'vitest'
import { tokenWorker } from './token-worker'

/** The links that a plugin puts into the page, beside these built files; without any while it is developed. */
function linksOf(plugin: ReturnType<typeof tokenWorker>, files?: readonly string[]) {
  const { transformIndexHtml } = plugin
  if (typeof transformIndexHtml !== 'object') return expect.fail('no transform')
  const bundle = files && Object.fromEntries(files.map((fileName) => [fileName, { fileName }]))
  return Reflect.apply(transformIndexHtml.handler, undefined, ['', { bundle }])
}

describe('the worker of the sign-in', () => {
  it('is fetched ahead, from the root of the site', () => {
    const files = ['assets/index-1.js', 'assets/auth0-spa-js.worker.production-1.js']
    expect(linksOf(tokenWorker(), files)).toEqual([
      {
        tag: 'link',
        attrs: { rel: 'prefetch', href: '/assets/auth0-spa-js.worker.production-1.js', as: 'script' },
        injectTo: 'head',
      },
    ])
    expect(linksOf(tokenWorker())).toEqual([])
    expect(() => linksOf(tokenWorker(), ['assets/index-1.js'])).toThrow('no worker for the sign-in')
  })
})
