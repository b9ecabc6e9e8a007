import { realpathSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { areas } from './scripts/mutation-areas.mjs'
import { alias, alone, jsdom, node, replacing, testFilesWith } from './vitest.config'

const tests = areas[process.env.MUTATION_AREA ?? '']?.tests ?? []
const ofKind = (kind: RegExp) => tests.filter((glob) => kind.test(glob))
// The mutator runs tests in threads, in which a zone that a test sets is that of nothing: left in, they end its first run.
const elsewhere = testFilesWith(/testsInZone\('(?!America\/St_Johns')/)
const exclude = [...replacing, ...elsewhere]

/** What `npm run test:mutation` runs for each change: the tests of one area of scripts/mutation-areas.mjs. */
export default defineConfig({
  resolve: { alias },
  // The mutator works in a copy whose packages are a link: without this, files that a test asks for by their address
  // are denied, and its whole suite is left out without a word.
  server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  test: {
    testTimeout: 30_000,
    // As in vitest.config.ts: a change is tried in seconds where antd and Refine need not be loaded for every file.
    isolate: false,
    projects: [
      ...project({ ...node, name: 'node', include: ofKind(/\.ts$/), exclude }),
      ...project({ ...impatient(jsdom), name: 'jsdom', include: ofKind(/\.tsx$/), exclude }),
      ...project({
        ...impatient(alone),
        name: 'alone',
        include: replacing.filter((file) => tests.some((glob) => matchesGlob(file, glob))),
      }),
    ],
  },
})

function impatient(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration['test'] {
  return { ...test, setupFiles: [...(test?.setupFiles ?? []), 'src/testing/short-waits.ts'] }
}

/** Stryker takes a project without a file for a fault. */
function project(
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration[] {
  return test.include?.length ? [{ extends: true, test }] : []
}
