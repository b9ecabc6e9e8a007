import { afterAll, vi } from 'vitest'

/** First of the setup files where tests replace modules: what the file before has loaded is loaded again. */
vi.resetModules()

// What is still being loaded when a file ends would come into the next one, with modules that are replaced there.
afterAll(() => vi.dynamicImportSettled())
