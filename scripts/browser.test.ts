import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserArguments, browserPath } from './browser.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Programs in folders of the PATH, in their order. */
function installed(...programs: readonly string[]): void {
  for (const program of programs) {
    mkdirSync(path.dirname(path.join(folder, program)), { recursive: true })
    writeFileSync(path.join(folder, program), '')
    chmodSync(path.join(folder, program), 0o755)
  }
  const folders = programs.map((program) => path.dirname(path.join(folder, program)))
  vi.stubEnv('PATH', [...new Set(folders)].join(path.delimiter))
}

it('a browser without windows is chosen before one with them, wherever it lies', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  installed('a/chromium', 'b/chromium-headless-shell')
  expect(browserPath()).toBe(path.join(folder, 'b/chromium-headless-shell'))
  installed('a/chromium')
  expect(browserPath()).toBe(path.join(folder, 'a/chromium'))
})

it('the one that is named comes before all, and what is no program is none', () => {
  installed('a/chromium', 'a/google-chrome')
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(browserPath()).toBe(path.join(folder, 'a/google-chrome'))
  chmodSync(path.join(folder, 'a/google-chrome'), 0o644)
  expect(browserPath()).toBe(path.join(folder, 'a/chromium'))
  vi.stubEnv('CHROMIUM_PATH', '/opt/mine')
  expect(browserPath()).toBe('/opt/mine')
})

it('a browser starts for root, and makes no requests of its own', () => {
  expect(browserArguments).toEqual(
    expect.arrayContaining(['--no-sandbox', '--disable-background-networking', '--disable-component-update']),
  )
})
