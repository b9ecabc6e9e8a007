import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './scripts/browser.mjs'

/** Set by `npm test`: where the machine-readable results go, for `npm run trace`. */
const resultsFolder = process.env.TEST_RESULTS_FOLDER

// Another zone than the browser's, so that a test that takes one for the other fails on every machine.
process.env.TZ ??= 'America/St_Johns'

/** Files whose tests share a copy of the project, with more in its console: the copy costs a build and a sandbox. */
const ownConsole =
  /(another-api|by-configuration|csv-import|dashboard|field-kinds|long-list|record-page)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits for a machine far slower than a desk, with other work to do: no test may need them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Together and in one worker, or the copy would be built once more in the other one.
  projects: [
    { name: 'own console', testMatch: ownConsole, fullyParallel: false, workers: 1 },
    { name: 'console', testIgnore: ownConsole },
  ],
  reporter: resultsFolder ? [['line'], ['json', { outputFile: `${resultsFolder}/playwright.json` }]] : 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording a trace films every test and doubles the suite's time; `TRACE=1 npx playwright test FILE` does.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Nothing waits for animations, and drawing them in software takes most of a small machine.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
})
