import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('an installation runs no script of a package', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})
