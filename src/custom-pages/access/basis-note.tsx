import type { Viewer } from '../../access/access-context'
import { type ClusterRole, clusterRoleLabel, isClusterRole } from '../../domain/cluster-role'
import type { ClusterState } from '../../domain/cluster-state'
import { isSelf } from '../../domain/cluster-user'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { stateLabel } from '../../resources/user/clusters/labels'
import { Icon } from '../../ui/icon'
import styles from './basis-note.module.css'
import type { ChosenWho } from './chosen-who'
import { personName } from './who-label'

export type BasisNoteProps = {
  chosen: ChosenWho
  /** Why the people of the cluster are not here. */
  note: string | null
  /** The state the cluster is taken in, where somebody chose one. */
  state: ClusterState | undefined
  now: ClusterState
}

/** What the verdicts rest on, and what nobody here can know. */
export function BasisNote({ chosen, note, state, now }: BasisNoteProps) {
  const { person } = useSession()
  const sentences = [
    chosen.isMissing ? (note ?? t('accessExplorer.basisUnknownPerson')) : null,
    chosen.unknown === undefined ? null : t('accessExplorer.basisUnknownChoice', { name: chosen.unknown }),
    basisOf(chosen, person),
    chosen.person?.status === 'pending' ? t('accessExplorer.basisPending') : null,
    state && state !== now
      ? t('accessExplorer.basisState', { state: t(stateLabel(state)), now: t(stateLabel(now)) })
      : null,
  ]
  return (
    <div className={styles.note} role="note">
      <Icon name="info" />
      <p>{sentences.filter(Boolean).join(' ')}</p>
    </div>
  )
}

function basisOf({ who, person }: ChosenWho, viewer: Viewer): string {
  if (who.kind === 'role') return t('accessExplorer.basisRole', { role: labelOf(who.role) })
  if (!person || isSelf(person, viewer)) {
    return viewer.viewsAs === undefined
      ? t('accessExplorer.basisMe')
      : t('accessExplorer.basisViewed', { role: labelOf(viewer.viewsAs) })
  }
  const name = personName(person)
  const role = person.role ?? ''
  return isClusterRole(role)
    ? t('accessExplorer.basisPerson', { name, role: labelOf(role) })
    : t('accessExplorer.basisUnknownRole', { name })
}

function labelOf(role: ClusterRole): string {
  return t(clusterRoleLabel(role))
}
