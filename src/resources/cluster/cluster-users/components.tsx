import { explain } from '../../../access/explain'
import type { FormContext } from '../../../definitions/form-values'
import { clusterRoleLabel, isMemberRole } from '../../../domain/cluster-role'
import { type ClusterUser, isSelf } from '../../../domain/cluster-user'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { lazyPiece } from '../../../ui/lazy-piece'
import { KnownState, type StateLook } from '../../../views/cells/state-tag'
import { fixedOptions, type OptionsState } from '../../../views/form/options-state'
import type { ResourceComponents } from '../../../views/resource-components'
import type { clusterUsers } from './definition'
import { roleTexts } from './form'

/** What is special of a cluster's users. */
export const components: ResourceComponents<typeof clusterUsers> = {
  cells: {
    name: (user) => <UserName user={user} />,
    role: ({ role }) => t(clusterRoleLabel(role)),
    status: ({ status }) => <KnownState looks={statuses} value={status} />,
  },
  consequences: {
    'what-is-left': lazyPiece(() => import('./what-is-left').then((file) => file.WhatIsLeft)),
  },
  dialogs: { roles: lazyDialog(() => import('./roles-dialog').then((file) => file.RolesDialog)) },
  choices: { roles: roleOptions },
}

const statuses: Readonly<Record<ClusterUser['status'], StateLook>> = {
  pending: { tone: 'working', icon: 'clock', label: 'clusterUsers.statusPending' },
  active: { tone: 'connected', label: 'clusterUsers.statusActive' },
}

/** The name, and whether that is the person who reads it (USR-013). */
function UserName({ user }: { user: ClusterUser }) {
  const { person } = useSession()
  const name = user.name ?? t('clusterUsers.nameUnknown')
  if (!isSelf(user, person)) return name
  return (
    <>
      {name} <span className="second">{t('clusterUsers.you')}</span>
    </>
  )
}

/**
 * User, Billing User, Manager, the one that may do most last; anyone who may hand over the ownership also invites an
 * owner (USR-D04).
 */
function roleOptions(context: FormContext): OptionsState {
  const roles = ['developer', 'accountManager', 'accountAdmin', 'owner'] as const
  const offered = roles.filter((role) => isMemberRole(role) || mayTransfer(context))
  return fixedOptions(
    offered.map((value) => ({ value, label: t(clusterRoleLabel(value)), text: t(roleTexts[value]) })),
  )
}

function mayTransfer({ mode, scope, person, productKey }: FormContext): boolean {
  if (mode === 'edit' || scope.kind !== 'cluster') return false
  return explain('transfer', 'ClusterUser', { person, productKey, cluster: scope.cluster }).isAllowed
}
