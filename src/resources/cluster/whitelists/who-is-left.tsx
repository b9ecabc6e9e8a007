import { recordAs } from '../../../definitions/resource-record'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { rangesWith } from '../../../domain/ip-range'
import type { IpWhitelist } from '../../../domain/ip-whitelist'
import { t } from '../../../locales/t'
import { type OwnAddress, useOwnAddress } from '../../../providers/own-address'
import { type Fact, FactList, factOfOne, factOfOthers } from '../../../views/confirm/fact-list'
import type { ConsequencesProps, OtherRecords } from '../../../views/resource-components'
import { useKnownCluster, useUserNames } from '../../user/clusters/cluster-readings'

/** Which ranges may still reach the cluster without this one, and how many people that may touch. */
export function WhoIsLeft({ others, scope }: Pick<ConsequencesProps, 'others' | 'scope'>) {
  return scope.kind === 'cluster' ? <Facts others={others} cluster={scope.cluster} /> : null
}

/** The same once this range is switched: beside the others, it counts where it is off today. */
export function WhoIsLetIn({ record, others, scope }: ConsequencesProps) {
  const isOff = recordAs<IpWhitelist>(record).isActive === false
  const then =
    others && isOff ? { ...others, records: [...others.records, { ...record, isActive: true }] } : others
  return <WhoIsLeft others={then} scope={scope} />
}

function Facts({ others, cluster }: { others: OtherRecords; cluster: ClusterDetail }) {
  const users = useUserNames(useKnownCluster(cluster))
  const active = factOfOthers<IpWhitelist>(others, (all) =>
    all.filter(({ isActive }) => isActive).map(({ range }) => range),
  )
  const own = useOwnAddress()
  return (
    <FactList
      facts={[
        { label: 'whitelists.othersActive', fact: active },
        ...(own ? [{ label: 'whitelists.ownAddress', fact: factOfOwn(own, others) } as const] : []),
        { label: 'clusterPage.usersWithAccess', fact: users, isLong: true },
      ]}
    />
  )
}

/** Where the person's own address is let in without this range; unknown while a range that may hold it cannot be read. */
function factOfOwn({ address, isReading }: NonNullable<OwnAddress>, others: OtherRecords): Fact {
  if (address === null) return isReading ? 'reading' : 'unknown'
  const left = factOfOthers<IpWhitelist>(others, (all) =>
    all.filter(({ isActive }) => isActive).flatMap(({ range }) => rangesWith(address, range)),
  )
  if (typeof left === 'string') return left
  if (left.lines.length > 0)
    return factOfOne(t('whitelists.ownAddressStays', { address, ranges: left.lines.join(', ') }))
  if (left.unread > 0) return 'unknown'
  return { lines: [t('whitelists.ownAddressNowhere', { address })], unread: 0, isWarning: true }
}
