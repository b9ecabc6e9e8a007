import type { Explored, ExploredRule, Unknown } from '../../access/explore'
import type { Remedy } from '../../access/rule'
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
