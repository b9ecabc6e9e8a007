import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot, root } from './processes.mjs'

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', inRoot('scripts', 'new-resource.ts'), ...flags], {
    cwd: root,
    encoding: 'utf8',
  })

it('a new resource says how it is asked for, on request and after a flag that it does not know', () => {
  const help = run('--help')
  expect(help.status).toBe(0)
  expect(help.stdout).toMatch(/^Use: npm run new:resource -- --name api-keys .*--fields/)
  expect(help.stderr).toBe('')

  const misspelt = run('--nmae', 'api-keys')
  expect(misspelt.status).toBe(1)
  expect(misspelt.stderr).toMatch(/^\nUnknown option '--nmae'.*\nUse: npm run new:resource /)
  expect(misspelt.stderr).not.toContain('    at ')
})

it('a new resource in JSON is listed in config.json, of which all else stays as it was', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-resource-'))
  try {
    const config = path.join(folder, 'public', 'config.json')
    mkdirSync(path.dirname(config))
    writeFileSync(config, '{\n   "product": {"name":"Basalt"},\n   "redirectOrigins": [ ]\n}')
    const { status, stdout } = run('--name', 'api-keys', '--format', 'json', '--into', folder)
    expect([status, stdout]).toEqual([0, expect.stringContaining('wrote public/config.json')])
    expect(readFileSync(config, 'utf8')).toBe(
      '{\n   "product": {"name":"Basalt"},\n   "redirectOrigins": [ ],\n   "resources": ["/resources/api-keys.json"]\n}',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
