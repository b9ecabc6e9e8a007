import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { inRoot } from '../processes.mjs'
import { checkFile } from './check'
import { withConsoleModules } from './console-modules'

const folder = mkdtempSync(path.join(tmpdir(), 'check-file-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('knows the APIs of the config.json that it is given, and of no other', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const file = path.join(folder, 'price-keys.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'price-keys', api: 'billing' }))
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const config = path.join(folder, 'config.json')
  writeFileSync(
    config,
    JSON.stringify({ ...shipped, apis: { billing: { base: 'https://billing.example.com/v1' } } }),
  )
  await withConsoleModules(async (modules) => {
    expect(await checkFile(modules, file, config)).toEqual([])
    expect((await checkFile(modules, file)).join()).toMatch(/R131 price-keys\.api: no API "billing"/)
    await expect(checkFile(modules, file, path.join(folder, 'none.json'))).rejects.toThrow('There is no file')
  })
})
