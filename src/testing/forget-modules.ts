import { vi } from 'vitest'

// First of the setup files where tests replace modules: what the file before has loaded is loaded again. What it is
// loading still would come unreplaced.
await vi.dynamicImportSettled()
vi.resetModules()
