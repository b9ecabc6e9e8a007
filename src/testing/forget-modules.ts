import { vi } from 'vitest'

/** First of the setup files where tests replace modules: what the file before has loaded is loaded again. */
vi.resetModules()
