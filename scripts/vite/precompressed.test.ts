import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompressed } from './precompressed'

it('writes both forms of each text that is worth it beside it, and none of what a deployment replaces', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'precompressed-'))
  const long = 'x'.repeat(1024)
  mkdirSync(path.join(dir, 'assets'))
  const files = {
    'assets/app.js': long,
    'assets/short.js': 'x'.repeat(1023),
    'assets/photo.png': long,
    'texts.json': long,
    'config.json': long,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
  const { writeBundle } = precompressed()
  if (typeof writeBundle !== 'object') return expect.fail('nothing is written')
  await Reflect.apply(writeBundle.handler, undefined, [{ dir }])
  const made = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  )
  expect(made.sort()).toEqual(['assets/app.js.br', 'assets/app.js.gz', 'texts.json.br', 'texts.json.gz'])
  expect(brotliDecompressSync(readFileSync(path.join(dir, 'assets/app.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(path.join(dir, 'assets/app.js.gz'))).toString()).toBe(long)
  rmSync(dir, { recursive: true })
})

it.each([
  ['build', 'production', true],
  ['build', 'development', false],
  ['serve', 'production', false],
] as const)('of %s in %s mode does so: %s', (command, mode, does) => {
  const { apply } = precompressed()
  if (typeof apply !== 'function') return expect.fail('always')
  expect(Reflect.apply(apply, undefined, [{}, { command, mode }])).toBe(does)
})
