import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { compileAhead } from './compile-ahead'

const files: Readonly<Record<string, string>> = {
  'virtual:start': 'import("virtual:later"); console.log(1)',
  'virtual:later': 'export const come = true',
}

it('the script of the start, and no later one, begins with the hint to compile all of it', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] },
      compileAhead(),
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:start' } },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  const firstLines = output.flatMap((file) =>
    file.type === 'chunk' ? [[file.isEntry, file.code.startsWith('//# allFunctionsCalledOnLoad\n')]] : [],
  )
  expect(firstLines.sort()).toEqual([
    [false, false],
    [true, true],
  ])
})
