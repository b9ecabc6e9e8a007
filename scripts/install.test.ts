import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { causeIn, holdsExactly, requireNode } from './install.mjs'

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
