import { hasAccessNow } from '../../../access/has-access-now'
import { recordAs } from '../../../definitions/resource-record'
import { clusterRoleLabel } from '../../../domain/cluster-role'
import type { ClusterUser } from '../../../domain/cluster-user'
import { browserZone, fullDate, readInstant } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { type Fact, FactList, factOfOne, factOfOthers } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'

/** Who it is that goes, and who keeps their access. */
export function WhatIsLeft({ record, others }: Pick<ConsequencesProps, 'record' | 'others'>) {
  const user = recordAs<ClusterUser>(record)
  const left = factOfOthers<ClusterUser>(others, (all) =>
    all.filter(hasAccessNow).map((other) => `${other.name ?? other.email ?? other.id}, ${roleOf(other)}`),
  )
  return (
    <FactList
      facts={[
        { label: 'clusterUsers.role', fact: factOfOne(roleOf(user)) },
        { label: 'clusterUsers.lastLogin', fact: lastLoginOf(user) },
        { label: 'clusterUsers.othersWithAccess', fact: left },
      ]}
    />
  )
}

/** To whom the ownership is only offered is not the owner yet. */
function roleOf(user: ClusterUser): string {
  const isOffered = user.status === 'pending' && hasAccessNow(user)
  return t(isOffered ? 'clusterUsers.rolePendingOwner' : clusterRoleLabel(user.role))
}

/** Who has not taken the invitation yet has never signed in; of others a login that is not reported is unknown. */
function lastLoginOf(user: ClusterUser): Fact {
  const at = readInstant(user.lastLoginAt)
  if (at !== null) return factOfOne(fullDate(at, browserZone()))
  return factOfOne(hasAccessNow(user) ? null : [])
}
