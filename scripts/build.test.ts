import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildConsole, filesBelow, inputs } from './build.mjs'
import { inRoot, run } from './processes.mjs'

it('a build follows from every file that can reach it, and from no test', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const files = [
    'src/app/app.tsx',
    'src/app/app.test.tsx',
    'src/app/app.module.css',
    'src/testing/setup.ts',
    'public/config.json',
    'index.html',
    'scripts/vite/font-licence.ts',
    'scripts/trace.ts',
    'sandbox/main.ts',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'README.md',
  ]
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
  const reaching = inputs.flatMap((input) => filesBelow(input, folder))
  expect(reaching.map((file) => path.relative(folder, file))).toEqual([
    'src/app/app.module.css',
    'src/app/app.tsx',
    'public/config.json',
    'index.html',
    'scripts/vite/font-licence.ts',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ])
  rmSync(folder, { recursive: true })
})

/** A folder whose vite does this. */
function folderWithVite(work: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'node_modules', 'vite', 'bin'), { recursive: true })
  writeFileSync(path.join(folder, 'node_modules', 'vite', 'bin', 'vite.js'), work)
  return folder
}

it('a build that failed is refused, with what vite said of it', async () => {
  const said: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0)
  const folder = folderWithVite('console.error("No such module."); process.exitCode = 3')
  await expect(buildConsole('Building', folder)).rejects.toThrow(
    'The console could not be built: see the message of vite above.',
  )
  expect(said.join('')).toContain('No such module.')
})

it('builds once of the same sources, and again of others', async () => {
  const folder = folderWithVite('require("node:fs").mkdirSync("dist", { recursive: true })')
  cpSync(inRoot('scripts'), path.join(folder, 'scripts'), { recursive: true })
  const script = pathToFileURL(path.join(folder, 'scripts', 'build.mjs'))
  const build = async () => {
    const code = `const { ensureBuild } = await import('${script}'); console.log(await ensureBuild())`
    const { output } = await run(process.execPath, ['--input-type=module', '-e', code])
    return output.trim().split('\n').at(-1)
  }
  expect([await build(), await build()]).toEqual(['built', 'reused'])
  writeFileSync(path.join(folder, 'index.html'), '<title>Console</title>')
  expect([await build(), await build()]).toEqual(['built', 'reused'])
  // A definition that is written, changed and taken away, and the config.json that lists it, are copied alone.
  const inPublic = (...steps: string[]) => path.join(folder, 'public', ...steps)
  const built = (...steps: string[]) => path.join(folder, 'dist', ...steps)
  mkdirSync(inPublic('resources'), { recursive: true })
  writeFileSync(inPublic('config.json'), '{}')
  writeFileSync(inPublic('resources', 'keys.json'), '{"name":"keys"}')
  writeFileSync(built('config.json.br'), 'older')
  expect(await build()).toBe('reused')
  expect(readFileSync(built('config.json'), 'utf8')).toBe('{}')
  expect(readFileSync(built('resources', 'keys.json'), 'utf8')).toBe('{"name":"keys"}')
  expect(existsSync(built('config.json.br'))).toBe(false)
  rmSync(inPublic('resources'), { recursive: true })
  writeFileSync(inPublic('favicon.svg'), '<svg/>')
  expect([await build(), await build()]).toEqual(['built', 'reused'])
  expect(existsSync(built('resources'))).toBe(false)
  const note = path.join(folder, 'dist', '.built-from')
  expect(readFileSync(note, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
})
