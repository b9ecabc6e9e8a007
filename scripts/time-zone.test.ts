import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['vitest.config.ts', 'playwright.config.ts'])(
  'where nobody has set a zone, %s lets the tests run in one that is never UTC',
  (configuration) => {
    // In a process of its own, because this one has the zone that whoever started the tests wanted, UTC perhaps.
    const { TZ: _, ...env } = process.env
    const code = `await import('./${configuration}'); console.log(new Date('2026-01-01T00:00:00Z').toString())`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', code],
      { env, encoding: 'utf8' },
    )
    expect(stdout, stderr).toContain('Wed Dec 31 2025 20:30:00 GMT-0330')
  },
)
