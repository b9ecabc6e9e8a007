import type { IndexHtmlTransformHook } from 'vite'
import { expect, it } from 'vitest'
import { bootEntry } from './boot-entry'

/** The script that the page is given first, of these built files; of none while it is developed. */
function scriptIn(bundle?: object) {
  const { transformIndexHtml } = bootEntry()
  if (typeof transformIndexHtml !== 'object') return expect.fail('no transform')
  const handler: IndexHtmlTransformHook = transformIndexHtml.handler
  return Reflect.apply(handler, undefined, ['', { bundle }])
}
const chunk = (name: string, isEntry = true) => ({
  type: 'chunk',
  name,
  isEntry,
  fileName: `assets/${name}.js`,
})

it('asks for the start from the root of the site, so that a deep address finds it', () => {
  expect(
    scriptIn({
      a: chunk('index'),
      b: chunk('boot', false),
      c: { ...chunk('boot'), fileName: 'assets/b-1.js' },
    }),
  ).toEqual([
    {
      tag: 'script',
      attrs: { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src: '/assets/b-1.js' },
      injectTo: 'head-prepend',
    },
  ])
})

it('asks for its source while it is developed, and refuses a build without it', () => {
  expect(scriptIn()).toMatchObject([{ attrs: { src: '/src/app/boot.ts' } }])
  expect(() => scriptIn({ a: chunk('index'), b: { ...chunk('boot'), type: 'asset' } })).toThrow(
    'no entry named boot',
  )
})
