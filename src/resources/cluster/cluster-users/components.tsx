import { forSchema } from '../../../definitions/resource-record'
import { clusterRoleLabel } from '../../../domain/cluster-role'
import { type ClusterUser, clusterUserSchema, isSelf } from '../../../domain/cluster-user'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { KnownState, type StateLook } from '../../../views/cells/state-tag'
import type { ResourceComponents } from '../../../views/resource-components'
import { roleOffer } from './choices'

/** What is special of a cluster's users. */
export const components: ResourceComponents = {
  cells: {
    name: forSchema(clusterUserSchema, (user) => <UserName user={user} />),
    role: forSchema(clusterUserSchema, ({ role }) => t(clusterRoleLabel(role))),
    status: forSchema(clusterUserSchema, ({ status }) => <KnownState looks={statuses} value={status} />),
  },
  dialogs: { roles: lazyDialog(() => import('./roles-dialog').then((file) => file.RolesDialog)) },
  choices: { roles: roleOffer },
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
