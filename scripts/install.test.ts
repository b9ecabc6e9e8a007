import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { causeIn, holdsExactly, installPackages, requireNode } from './install.mjs'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('an installation runs no script of a package', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})

describe('what npm has put there by hand', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/react': { version: '19.1.0' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  }
  const installed = (packages: Record<string, { version?: string }>) => holdsExactly(lock, { packages })

  it('is taken where it is what the lock file lists, without what is of other platforms', () => {
    expect(installed({ 'node_modules/react': { version: '19.1.0' } })).toBe(true)
    expect(
      installed({
        'node_modules/react': { version: '19.1.0' },
        'node_modules/fsevents': { version: '2.3.3' },
      }),
    ).toBe(true)
  })

  it('is not taken where a package is missing or another one, or where nothing says what is there', () => {
    expect(installed({})).toBe(false)
    expect(installed({ 'node_modules/react': { version: '19.0.0' } })).toBe(false)
    expect(
      installed({
        'node_modules/react': { version: '19.1.0' },
        'node_modules/fsevents': { version: '2.0.0' },
      }),
    ).toBe(false)
    expect(holdsExactly(lock, null)).toBe(false)
  })
})

it('installs what building needs too, and says why it could not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const npm = path.join(folder, 'npm.js')
  const said: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0)
  vi.stubEnv('npm_execpath', npm)
  writeFileSync(npm, 'require("node:fs").writeFileSync("asked.json", JSON.stringify(process.argv.slice(2)))')
  await installPackages('the first time', folder)
  const asked: unknown = JSON.parse(readFileSync(path.join(folder, 'asked.json'), 'utf8'))
  expect(asked).toEqual(expect.arrayContaining(['ci', '--include=dev', '--ignore-scripts']))
  writeFileSync(npm, 'console.error("npm error code E404"); process.exitCode = 2')
  await expect(installPackages('the first time', folder)).rejects.toThrow(
    'The packages could not be installed (npm ci, above).',
  )
  expect(said.join('')).toContain('npm error code E404\n')
})

it('of a failed installation the cause is said, not the page after it', () => {
  const output = [
    'npm error code E404',
    'npm error',
    'npm error 404 no-such-package',
    'A log of this run',
  ].join('\n')
  expect(causeIn(output)).toBe('npm error code E404\nnpm error 404 no-such-package')
  expect(causeIn('\nspawn npm ENOENT\n')).toBe('spawn npm ENOENT')
  expect(
    causeIn(Array.from({ length: 20 }, (_, line) => `npm error ${line}`).join('\n')).split('\n'),
  ).toHaveLength(8)
})

it.each([
  ['20.19.0', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (node, isEnough) => {
  // The rest of it is what this worker reports a rejection with.
  vi.stubGlobal('process', Object.create(process, { versions: { value: { node } } }))
  if (isEnough) expect(requireNode).not.toThrow()
  else expect(requireNode).toThrow(`This needs Node 20.19 or newer; this is Node ${node}.`)
})
