import type { Explored, ExploredRule, Unknown } from '../../access/explore'
import type { Resolution } from '../../access/rule'
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
export function resolutionText(resolution: Resolution): string {
  return t(resolutionLabels[resolution])
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

const resolutionLabels: Readonly<Record<Resolution, MessageKey>> = {
  upgrade: 'accessExplorer.resolutionUpgrade',
  owner: 'accessExplorer.resolutionOwner',
  support: 'accessExplorer.resolutionSupport',
  wait: 'accessExplorer.resolutionWait',
  connect: 'accessExplorer.resolutionConnect',
  none: 'accessExplorer.resolutionNone',
}

const causeLabels: Readonly<Record<Unknown, MessageKey>> = {
  account: 'accessExplorer.dependsAccount',
  person: 'accessExplorer.dependsPerson',
  row: 'accessExplorer.dependsRow',
  choice: 'accessExplorer.dependsChoice',
  update: 'accessExplorer.dependsUpdate',
  import: 'accessExplorer.dependsImport',
}
