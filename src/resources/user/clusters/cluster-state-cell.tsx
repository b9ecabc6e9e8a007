import { type ClusterState, stateTone } from '../../../domain/cluster-state'
import { t } from '../../../locales/t'
import { Hint } from '../../../ui/hint'
import { Icon } from '../../../ui/icon'
import styles from '../../../views/cells/state-tag.module.css'
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
    <span className={styles.tag} data-tone={tone} data-state={state} aria-describedby={describedBy}>
      <Icon name={state === 'unknown' ? 'state-unknown' : `state-${tone}`} isSpinning={tone === 'working'} />
      {word}
    </span>
  )
  if (state === 'unknown') return tag()
  return <Hint text={word}>{tag}</Hint>
}
