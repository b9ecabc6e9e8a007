import { areaOf, labelOf } from '../../access/action-labels'
import type { ExploredRule, Finding } from '../../access/explore'
import { conditionInWords } from '../../access/fact-words'
import { csvOf } from '../../domain/csv'
import { t } from '../../locales/t'
import { keyOf } from './exploration'
import { resolutionText, ruleText, type Standing, standingLabels, verdictLabels } from './rule-words'

/** What was looked at, in words: first columns of every row, so that a file explains itself. */
export type ExportBasis = { cluster: string; who: string; state: string }

/** Findings as CSV, a row for every rule of every action; an action without rules has one row. */
export function findingsCsv(findings: readonly Finding[], basis: ExportBasis): string {
  const head = [
    'accessExplorer.csvCluster',
    'accessExplorer.who',
    'accessExplorer.state',
    'accessExplorer.csvArea',
    'accessExplorer.csvAction',
    'accessExplorer.csvSubjectAction',
    'accessExplorer.verdict',
    'accessExplorer.csvStanding',
    'accessExplorer.rule',
    'accessExplorer.csvSentence',
    'accessExplorer.condition',
    'accessExplorer.resolution',
  ] as const
  return csvOf([head.map((key) => t(key)), ...findings.flatMap((finding) => rowsOf(finding, basis))])
}

function rowsOf(finding: Finding, { cluster, who, state }: ExportBasis): string[][] {
  const { action, subject, verdict, unmet, open, met } = finding
  const about = [
    cluster,
    who,
    state,
    t(areaOf(subject)),
    t(labelOf(action, subject)),
    keyOf(finding),
    t(verdictLabels[verdict]),
  ]
  const rules = [
    ...unmet.map((rule) => cellsOf(rule, 'unmet')),
    ...open.map((rule) => cellsOf(rule, 'open')),
    ...met.map((rule) => cellsOf(rule, 'met')),
  ]
  return (rules.length === 0 ? [['', '', '', '', '']] : rules).map((cells) => [...about, ...cells])
}

function cellsOf(rule: ExploredRule, standing: Standing): string[] {
  return [
    t(standingLabels[standing]),
    rule.rule,
    ruleText(rule, standing),
    conditionInWords(rule.when),
    resolutionText(rule.resolution),
  ]
}
