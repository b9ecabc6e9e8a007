import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './vitest.sequencer'

// No test may mean UTC by saying nothing: an instant read in the wrong zone is then wrong on every machine.
process.env.TZ ??= 'America/St_Johns'

/** Set by `npm test`: where the machine-readable results go, for `npm run trace`. */
const resultsFolder = process.env.TEST_RESULTS_FOLDER

const testFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
  .filter((file) => /\.test\.tsx?$/.test(file))

/** Test files of src in which something stands. */
export const testFilesWith = (text: RegExp) =>
  testFiles.filter((file) => text.test(readFileSync(file, 'utf8')))

/** Replacing a module works only before anybody has loaded it: these files get modules of their own. */
export const replacing = testFilesWith(/vi\.mock\(/)

/** What the build puts in the place of packages that Refine imports decides what an address looks like. */
export const alias = { qs: path.resolve('src/app/no-query-strings.ts') }

export const node: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  setupFiles: ['src/testing/node-setup.ts', 'src/testing/every-text.ts', 'src/testing/every-call.ts'],
}

const jsdomSetup = [
  'src/testing/jsdom-frames.ts',
  'src/testing/jsdom-setup.ts',
  'src/testing/every-text.ts',
  'src/testing/every-call.ts',
]

export const jsdom: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  setupFiles: [...jsdomSetup, 'src/testing/early-inputs.ts'],
  // Both ship code that Node alone resolves wrongly.
  server: { deps: { inline: [/@refinedev\//, 'react-router'] } },
}

/** What each of these needs in jsdom. */
export const alone: TestProjectInlineConfiguration['test'] = {
  ...jsdom,
  sequence: { setupFiles: 'list' },
  setupFiles: ['src/testing/forget-modules.ts', ...jsdomSetup],
}

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: resultsFolder
      ? ['default', ['json', { outputFile: `${resultsFolder}/vitest.json` }]]
      : ['default'],
    retry: 0,
    // Limits for a machine far slower than a desk, with other work to do: no test may need them.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    passWithNoTests: false,
    // A fifth of a test's time nobody computes: it waits for a timer, a server or the next drawing. By itself vitest even
    // leaves one core to an editor nobody has open here.
    maxWorkers: availableParallelism() + 1,
    // What a test makes is garbage when it ends. Where the young have 16 MB, much of it is moved twice before that is
    // found out: a tenth of the time of all tests.
    execArgv: ['--max-semi-space-size=64'],
    // antd, Refine and the database are loaded once a worker instead of once a file. The files of a worker share its
    // document and its clock: what one leaves there, the next one finds.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { ...node, name: 'node', include: ['{src,sandbox,scripts}/**/*.test.ts'], exclude: replacing },
      },
      {
        extends: true,
        test: { ...jsdom, name: 'jsdom', include: ['src/**/*.test.tsx'], exclude: replacing },
      },
      {
        extends: true,
        test: { ...alone, name: 'alone', include: replacing },
      },
    ],
  },
})
