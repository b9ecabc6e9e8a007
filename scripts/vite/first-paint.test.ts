import { expect, it } from 'vitest'
import { firstPaint } from './first-paint'

const { transformIndexHtml, generateBundle } = firstPaint()

it('the page itself has the icon, the tokens of both themes and the skeleton', () => {
  if (typeof transformIndexHtml !== 'object') return expect.fail('no transform')
  const page = '<link rel="icon" href="%FAVICON%"><!-- tokens --><main><!-- skeleton --></main>'
  const html: string = Reflect.apply(transformIndexHtml.handler, undefined, [page, {}])
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg')
  expect(html).toMatch(/"><style>[^<]*color-scheme[^<]*<\/style><main><.*Loading/)
  expect(html).not.toMatch(/<!-- (tokens|skeleton) -->|%FAVICON%/)
})

/** The page after its style sheets were put into it. */
function built(files: Readonly<Record<string, { type: string; source: string }>>): string {
  if (typeof generateBundle !== 'object') return expect.fail('nothing is written')
  const bundle = structuredClone(files)
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle])
  return bundle['index.html']?.source ?? ''
}
const asset = (source: string) => ({ type: 'asset', source })
const linked = '<link rel="stylesheet" crossorigin href="/assets/index-1.css"><link rel="icon" href="/x.svg">'

it('has its style sheet in itself, so that nothing has to be asked for before it is drawn', () => {
  const files = { 'index.html': asset(linked), 'assets/index-1.css': asset('a{color:red}\n') }
  expect(built(files)).toBe('<style>a{color:red}</style><link rel="icon" href="/x.svg">')
})

it('is not built where the page or a sheet it names is missing', () => {
  expect(() => built({})).toThrow('The build has no index.html')
  expect(() => built({ 'index.html': asset(linked) })).toThrow('The build has no assets/index-1.css')
})
