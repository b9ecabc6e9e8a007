import { expect, it } from 'vitest'
import { chunkModules } from './chunk-modules'

it('writes which files of ours each script holds, without those of which nothing is left', () => {
  const { generateBundle } = chunkModules()
  if (typeof generateBundle !== 'function') return expect.fail('nothing is written')
  const modules = {
    '/project/src/app/app.tsx': { renderedLength: 9 },
    '/project/src/ui/types.ts': { renderedLength: 0 },
    '/project/node_modules/react/index.js': { renderedLength: 9 },
  }
  const bundle = {
    a: { type: 'chunk', fileName: 'assets/app-1.js', modules },
    b: { type: 'asset', fileName: 'assets/app-1.css' },
  }
  const files: { fileName: string; source: string }[] = []
  const environment = { config: { root: '/project' } }
  const within = { environment, emitFile: (file: (typeof files)[number]) => files.push(file) }
  Reflect.apply(generateBundle, within, [{}, bundle])
  expect(files).toEqual([
    { type: 'asset', fileName: '.vite/modules.json', source: '{"assets/app-1.js":["src/app/app.tsx"]}' },
  ])
})
