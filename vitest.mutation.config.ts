import { defineConfig } from 'vitest/config'

/** What `npm run test:mutation` runs for each mutant: the quick tests of access. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/access/**/*.test.ts',
      'src/testing/access/stages.test.ts',
      // The committed rules hold every word of a rule set.
      'scripts/access/docs.test.ts',
    ],
    setupFiles: ['src/locales/late-texts.ts'],
    testTimeout: 120_000,
  },
})
