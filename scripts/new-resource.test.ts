import { spawnSync } from 'node:child_process'
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
