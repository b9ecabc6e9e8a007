import { cleanup, configure, getConfig } from '@testing-library/react'
import { expect } from 'vitest'
import type { ContractSubject } from './subjects'

/**
 * Proves that a check can fail: it agrees to the engine as it is, and not to one that draws something else. What must not
 * come is not waited for long; what must come is, and has then been loaded once.
 */
export async function expectFoundOut(
  check: (subject: ContractSubject) => Promise<void>,
  subject: ContractSubject,
): Promise<void> {
  await expect(check({ ...subject, drawn: subject.promised })).resolves.toBeUndefined()
  cleanup()
  const { asyncUtilTimeout } = getConfig()
  configure({ asyncUtilTimeout: 400 })
  try {
    await expect(check(subject)).rejects.toThrow()
  } finally {
    configure({ asyncUtilTimeout })
  }
}
