import type { Cluster } from '../domain/cluster'
import type { MessageKey } from '../locales/messages'
import type { Reason } from './explain'
import type { Resolution } from './rule'

/** Who or what can change that something is refused; most say what to do, none of them decides anything. */
export type WayOut = Exclude<Resolution, 'none'>

/** The sentences of reasons in their fixed order, each once: two rules may say the same. */
export function sentencesOf(reasons: readonly Reason[]): readonly string[] {
  return [...new Set(reasons.map(({ sentence }) => sentence))]
}

/** Who or what can change all the reasons, in their order, each once. */
export function waysOutOf(reasons: readonly Reason[]): readonly WayOut[] {
  return [...new Set(reasons.flatMap(({ resolution }) => (resolution === 'none' ? [] : [resolution])))]
}

/** Who can give a cluster sizes that its account does not offer: a premium cluster asks support (CFG-058, CFG-D25). */
export function wayToLargerSizes({ isPremium }: Pick<Cluster, 'isPremium'>): 'support' | 'upgrade' {
  return isPremium ? 'support' : 'upgrade'
}

/** What a person can do, beside the sentences of these reasons, which may say it already. */
export function wayOutText(way: WayOut, reasons: readonly Reason[] = []): MessageKey {
  const isSaid = way === 'support' && reasons.some(({ sentence }) => /contact support/i.test(sentence))
  return isSaid ? 'access.wayToSupport' : texts[way]
}

const texts: Readonly<Record<WayOut, MessageKey>> = {
  upgrade: 'access.wayUpgrade',
  owner: 'access.wayOwner',
  support: 'access.waySupport',
  wait: 'access.wayWait',
  connect: 'access.wayConnect',
}
