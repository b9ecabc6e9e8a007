import type { Explored } from '../../access/explore'
import { t } from '../../locales/t'
import { StateTag, type StateTone } from '../../views/cells/state-tag'
import { verdictLabels } from './rule-words'

/** A verdict as icon and word, or how many there are of it. */
export function VerdictTag({ verdict, count }: { verdict: Explored; count?: number }) {
  const { tone, icon } = looks[verdict]
  const word = t(verdictLabels[verdict])
  return (
    <StateTag
      tone={tone}
      icon={icon}
      word={count === undefined ? word : t('accessExplorer.countOf', { count, word })}
    />
  )
}

const looks: Readonly<Record<Explored, { tone: StateTone; icon: string }>> = {
  allowed: { tone: 'connected', icon: 'check' },
  conditional: { tone: 'information', icon: 'state-unknown' },
  refused: { tone: 'unavailable', icon: 'close' },
}
