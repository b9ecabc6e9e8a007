import { type ClusterState, stateTone } from '../../../domain/cluster-state'
import { t } from '../../../locales/t'
import { Hint } from '../../../ui/hint'
import { StateTag } from '../../../views/cells/state-tag'
import { stateLabel } from './labels'

export type ClusterStateCellProps = {
  state: ClusterState
  /** What the state is called, where the place has words of its own. */
  word?: string
}

/** The state of a cluster: colour, icon and word; the tooltip says the word (D1 §4, CLU-D05). */
export function ClusterStateCell({ state, word = t(stateLabel(state)) }: ClusterStateCellProps) {
  const tone = stateTone[state]
  const tag = (describedBy?: string) => (
    <StateTag
      tone={tone}
      word={word}
      icon={state === 'unknown' ? 'state-unknown' : undefined}
      isSpinning={tone === 'working'}
      data-state={state}
      aria-describedby={describedBy}
    />
  )
  if (state === 'unknown') return tag()
  return <Hint text={word}>{tag}</Hint>
}
