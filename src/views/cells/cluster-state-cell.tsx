import { type ClusterState, stateTone } from '../../domain/cluster-state'
import { t } from '../../locales/t'
import { Hint } from '../../ui/hint'
import { Icon } from '../icons/icon'
import styles from './cluster-state-cell.module.css'
import { stateLabel } from './cluster-state-labels'

/** The state of a cluster: colour, icon and word; the tooltip says the word (D1 §4, CLU-D05). */
export function ClusterStateCell({ state }: { state: ClusterState }) {
  const word = t(stateLabel(state))
  const tone = stateTone[state]
  const tag = (describedBy?: string) => (
    <span className={styles.state} data-tone={tone} data-state={state} aria-describedby={describedBy}>
      <Icon name={state === 'unknown' ? 'state-unknown' : `state-${tone}`} isSpinning={tone === 'working'} />
      {word}
    </span>
  )
  if (state === 'unknown') return tag()
  return <Hint text={word}>{tag}</Hint>
}
