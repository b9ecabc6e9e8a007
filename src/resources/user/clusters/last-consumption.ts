import '../../../api/bring-account-calls'
import '../../../api/bring-late-calls'
import type { Cluster } from '../../../domain/cluster'
import { computeOf } from '../../../domain/consumption/breakdown'
import type { ClusterUsage } from '../../../domain/consumption/usage'
import { oneDay } from '../../../domain/dates'
import { type DayConsumption, dayOf, lastDays } from '../../../domain/day-consumption'
import { fiveDecimals, numberText } from '../../../locales/locale'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import type { Fact } from '../../../views/confirm/fact-list'

/** Days whose consumption says whether anybody works with a cluster. */
const lookedBack = 7

/** A question is answered once: by the next reading the cluster may be gone. */
const once = { retry: false, refetchInterval: () => false as const } as const

/**
 * The IPU of the last days; unknown where a day is. The cluster's own reading tells of the current month (DET-D17): at
 * its beginning the days before are those of the account's, which names the person's own clusters alone.
 */
export function useLastConsumption({ id }: Pick<Cluster, 'id'>): Fact {
  const { person, productKey } = useSession()
  const now = Date.now()
  const path = { id: person.uuid, instanceId: id }
  const own = useCallQuery('getClusterConsumption', { path }, once)
  const days = own.data?.days
  const sumOf = (entries: readonly DayConsumption[]) => lastDays(entries, { count: lookedBack, now })
  const ofMonth = days ? sumOf(days.entries) : null
  const account = useCallQuery(
    'getConsumption',
    {
      path: { id: person.uuid },
      query: { startDate: dayOf(now - lookedBack * oneDay), endDate: dayOf(now) },
    },
    { ...once, enabled: !own.isLoading && ofMonth === null },
  )
  const isReading = own.isLoading || (ofMonth === null && account.isLoading)
  if (isReading) return 'reading'
  const usage = account.data?.find((each) => each.id === id)
  const sum = ofMonth ?? sumOf(withEarlier(days?.entries ?? [], usage, productKey))
  return sum === null
    ? 'unknown'
    : {
        lines: [`${numberText(sum, fiveDecimals)} IPU`],
        unread: ofMonth === null ? 0 : (days?.faults.length ?? 0),
      }
}

/** Days that the cluster's own reading does not have, as the account tells of them. */
function withEarlier(own: readonly DayConsumption[], usage: ClusterUsage | undefined, productKey: string) {
  const reported = new Set(own.map(({ day }) => day))
  const earlier = (usage?.days ?? []).flatMap(({ date, figures }): DayConsumption[] => {
    const total = reported.has(date) ? null : computeOf(figures, 'total', productKey)
    return total === null ? [] : [{ day: date, total, spark: null }]
  })
  return [...own, ...earlier]
}
