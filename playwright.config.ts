import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './scripts/browser.mjs'

/** Set by `npm test`: where the machine-readable results go, for `npm run trace`. */
const resultsFolder = process.env.TEST_RESULTS_FOLDER

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: resultsFolder ? [['line'], ['json', { outputFile: `${resultsFolder}/playwright.json` }]] : 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
})
