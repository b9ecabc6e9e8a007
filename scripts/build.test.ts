import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, inputs } from './build.mjs'

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
