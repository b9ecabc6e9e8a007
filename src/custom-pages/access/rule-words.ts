import type { Explored, ExploredRule, Unknown } from '../../access/explore'
import type { Remedy } from '../../access/rule'
import type { When } from '../../access/when'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'

/** How a rule stands: it refuses, it may, or it does not. */
export type Standing = 'unmet' | 'open' | 'met'

export const verdictLabels: Readonly<Record<Explored, MessageKey>> = {
  allowed: 'accessExplorer.allowed',
  conditional: 'accessExplorer.conditional',
  refused: 'accessExplorer.refused',
}

export const standingLabels: Readonly<Record<Standing, MessageKey>> = {
  unmet: 'accessExplorer.unmet',
  open: 'accessExplorer.open',
  met: 'accessExplorer.met',
}

/** Who or what can change an unmet rule. */
export function remedyText(remedy: Remedy): string {
  return t(remedyLabels[remedy])
}

/** What a rule says in its standing: the reason, what it hangs on, or what it would say otherwise. */
export function ruleText(rule: ExploredRule, standing: Standing): string {
  if (standing === 'unmet') return rule.sentence
  const otherwise = t('accessExplorer.metText', { sentence: rule.sentence })
  return standing === 'open' ? `${causeText(rule)} ${otherwise}` : otherwise
}

/** What a rule that is not settled hangs on. */
export function causeText({ dependsOn }: ExploredRule): string {
  return dependsOn.map((cause) => t(causeLabels[cause])).join(' ')
}

/** The condition as the table holds it: `clusterState: running or sleeping`. */
export function conditionText(needs: When): string {
  const or = ` ${t('accessExplorer.conditionOr')} `
  return Object.entries(needs)
    .map(([name, wanted]) => `${name}: ${wantedText(wanted, or)}`)
    .join(or)
}

function wantedText(wanted: unknown, or: string): string {
  if (Array.isArray(wanted)) return wanted.join(or)
  if (typeof wanted === 'object' && wanted !== null && 'not' in wanted && Array.isArray(wanted.not))
    return t('accessExplorer.conditionNot', { values: wanted.not.join(', ') })
  return String(wanted)
}

const remedyLabels: Readonly<Record<Remedy, MessageKey>> = {
  upgrade: 'accessExplorer.remedyUpgrade',
  owner: 'accessExplorer.remedyOwner',
  support: 'accessExplorer.remedySupport',
  wait: 'accessExplorer.remedyWait',
  connect: 'accessExplorer.remedyConnect',
  none: 'accessExplorer.remedyNone',
}

const causeLabels: Readonly<Record<Unknown, MessageKey>> = {
  account: 'accessExplorer.dependsAccount',
  person: 'accessExplorer.dependsPerson',
  row: 'accessExplorer.dependsRow',
  choice: 'accessExplorer.dependsChoice',
  update: 'accessExplorer.dependsUpdate',
}
