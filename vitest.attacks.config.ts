import { defineConfig } from 'vitest/config'

/** What `npm run test:attacks` runs: what takes minutes, or needs a PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['sandbox/**/*.attack.ts'],
    setupFiles: ['src/testing/every-text.ts', 'src/testing/every-call.ts'],
    retry: 0,
    fileParallelism: false,
    // Limits for a machine far slower than a desk, with other work to do: no test may need them.
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
})
