import { configure, getConfig } from '@testing-library/react'
import { afterAll, beforeAll } from 'vitest'

/** For tests of what must not come: whoever waits in vain gives up after this many milliseconds. */
export function impatient(milliseconds = 400): void {
  const { asyncUtilTimeout } = getConfig()
  beforeAll(() => configure({ asyncUtilTimeout: milliseconds }))
  afterAll(() => configure({ asyncUtilTimeout }))
}
