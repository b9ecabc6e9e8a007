import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { rulesVersion } from '../../../sandbox/rules-version'
import { ruleSetOf } from '../../../src/access/rule-set'
import { root } from '../../processes.mjs'
import { readLastResults, resultsFolder } from '../../trace/result-files'
import { type Contradiction, contradictions } from '../contradictions'
import { type BookAction, type BookRule, type RuleBook, ruleBook } from '../rule-book'
import { createProofs, type RuleProofs } from './rule-proofs'
import { testTitles } from './test-titles'
import { type Vocabulary, vocabularyOf } from './vocabulary'

export type ReportRule = BookRule & { proofs: RuleProofs }
export type ReportAction = Omit<BookAction, 'rules'> & { rules: readonly ReportRule[] }

/** Everything the report shows; rules.json is this. */
export type ReportContent = Pick<RuleBook, 'matrix' | 'roles'> & {
  /** sha256 of the rules. */
  version: string
  /** Of git; null outside of a repository. `hasChanges` where the working copy is not as committed. */
  commit: { id: string; hasChanges: boolean } | null
  /** ISO 8601. */
  writtenAt: string
  /** When the test results were written that outcomes come from; null without any. */
  testedAt: string | null
  areas: readonly { id: string; label: string; actions: readonly ReportAction[] }[]
  vocabulary: Vocabulary
  contradictions: readonly Contradiction[]
}

export function reportContent(writtenAt: Date): ReportContent {
  const book = ruleBook()
  const { results, sources } = readLastResults(path.join(root, resultsFolder))
  const proofsOf = createProofs(testTitles(), results)
  const newest = sources.map((source) => source.writtenAt.toISOString()).sort()
  return {
    version: rulesVersion(ruleSetOf()),
    commit: readCommit(),
    writtenAt: writtenAt.toISOString(),
    testedAt: newest.at(-1) ?? null,
    areas: book.areas.map(({ id, label, actions }) => ({
      id,
      label,
      actions: actions.map(({ rules, ...action }) => ({
        ...action,
        rules: rules.map((rule) => ({
          ...rule,
          proofs: proofsOf(`${action.subject}.${action.action}`, rule),
        })),
      })),
    })),
    matrix: book.matrix,
    roles: book.roles,
    vocabulary: vocabularyOf(book),
    contradictions,
  }
}

function readCommit(): ReportContent['commit'] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return { id: git('rev-parse', 'HEAD'), hasChanges: git('status', '--porcelain') !== '' }
  } catch {
    return null
  }
}
