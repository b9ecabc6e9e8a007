import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport, type TestResult } from './results'

/** What the last `npm test` left behind. */
export type LastResults = { results: TestResult[]; sources: { name: string; writtenAt: Date }[] }

/** Where `npm test` writes its results, below the root. */
export const resultsFolder = 'test-results/last'

const readers = { 'vitest.json': readVitestReport, 'playwright.json': readPlaywrightReport }

/** Reads every report in the folder; none at all gives empty lists. */
export function readLastResults(folder: string): LastResults {
  const files = Object.keys(readers)
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
  return {
    results: files.flatMap(readReport),
    sources: files.map((file) => ({ name: path.basename(file), writtenAt: statSync(file).mtime })),
  }
}

/** The tests of one report, whose kind its name tells; none when the runner left no report behind. */
export function readReport(file: string): TestResult[] {
  const read = Object.entries(readers).find(([name]) => name === path.basename(file))?.[1]
  if (read === undefined || !existsSync(file)) return []
  return read(JSON.parse(readFileSync(file, 'utf8')))
}
