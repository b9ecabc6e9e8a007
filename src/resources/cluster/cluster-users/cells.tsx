import type { ReactNode } from 'react'
import { type Bound, forSchema, type ResourceRecord } from '../../../definitions/resource-record'
import { clusterRoleLabel } from '../../../domain/cluster-role'
import { type ClusterUser, clusterUserSchema, isSelf } from '../../../domain/cluster-user'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { StateTag } from '../../../views/cells/state-tag'

/** What is special in the table of a cluster's users. */
export const clusterUserCells: Readonly<Record<string, Bound<(record: ResourceRecord) => ReactNode>>> = {
  'cluster-user-name': forSchema(clusterUserSchema, (user) => <UserName user={user} />),
  'cluster-user-role': forSchema(clusterUserSchema, ({ role }) => t(clusterRoleLabel(role))),
  'cluster-user-status': forSchema(clusterUserSchema, ({ status }) =>
    status === 'pending' ? (
      <StateTag tone="working" icon="clock" word={t('clusterUsers.statusPending')} />
    ) : (
      <StateTag tone="connected" word={t('clusterUsers.statusActive')} />
    ),
  ),
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
