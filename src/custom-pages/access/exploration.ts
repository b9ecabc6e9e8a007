import { type Area, areaNameOf, areas, labelOf } from '../../access/action-labels'
import { unreadFacts } from '../../access/explain'
import { type Explored, explorerOf, type Finding, ruledActions } from '../../access/explore'
import { factsOf } from '../../access/facts'
import type { Viewpoint } from '../../access/viewpoint'
import { t } from '../../locales/t'

/** The actions of one area, and what is known of each. */
export type FindingGroup = { area: Area; findings: readonly Finding[] }

/** What of the findings to show; what is not given narrows nothing. */
export type Narrowing = { area?: Area | undefined; verdict?: Explored | undefined; search?: string }

/** Every action of the console from a point of view, in the order of the areas. */
export function findingsFrom({ context, unknown }: Viewpoint): readonly Finding[] {
  const explore = explorerOf(unknown)
  const facts = factsOf(context)
  const unread = unreadFacts(context)
  const findings = ruledActions().map(({ action, subject }) => explore(action, subject, facts, unread))
  return areas.flatMap((area) => findings.filter(({ subject }) => areaNameOf(subject) === area))
}

export function narrowed(findings: readonly Finding[], by: Narrowing): readonly Finding[] {
  const wanted = (by.search ?? '').trim().toLowerCase()
  return findings.filter(
    (finding) =>
      (by.area === undefined || areaNameOf(finding.subject) === by.area) &&
      (by.verdict === undefined || finding.verdict === by.verdict) &&
      (wanted === '' || wordsOf(finding).includes(wanted)),
  )
}

export function grouped(findings: readonly Finding[]): readonly FindingGroup[] {
  return areas
    .map((area) => ({ area, findings: findings.filter(({ subject }) => areaNameOf(subject) === area) }))
    .filter((group) => group.findings.length > 0)
}

export function countOf(findings: readonly Finding[], verdict: Explored): number {
  return findings.filter((finding) => finding.verdict === verdict).length
}

/** The name of a finding in the address and in exports: `Cluster/clone`. */
export function keyOf({ subject, action }: Pick<Finding, 'subject' | 'action'>): string {
  return `${subject}/${action}`
}

/** What a search looks in: the action, the ids of its rules, and the reasons a person would read. */
function wordsOf(finding: Finding): string {
  const { unmet, open, met } = finding
  return [
    t(labelOf(finding.action, finding.subject)),
    keyOf(finding),
    ...[...unmet, ...open, ...met].map(({ rule }) => rule),
    ...[...unmet, ...open].map(({ sentence }) => sentence),
  ]
    .join('\n')
    .toLowerCase()
}
