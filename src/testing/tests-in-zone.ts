import { afterAll, beforeAll, vi } from 'vitest'

/** For a file whose tests expect times as one zone says them: they hold on a machine of any other. */
export function testsInZone(timeZone: string) {
  beforeAll(() => void vi.stubEnv('TZ', timeZone))
  afterAll(() => void vi.unstubAllEnvs())
}
