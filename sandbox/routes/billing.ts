import { isMonth } from '../../src/domain/billing/billing-months'
import { decisionOn } from '../access/decision'
import { type BilledCluster, billedMonths, clusterStat, totalStat } from '../billing/month-stats'
import { cleanPerson } from '../clean'
import { type Handler, type HandlerInput, ok } from '../handler'
import { invalid, notFound, throwUnmet } from '../problems'
import { listVisibleClusters } from '../store/clusters'
import { countUsers } from '../store/members'
import { findPerson, lockPerson, removeCard } from '../store/people'

/** GET /users/{id}/statshistorytotal: the months since the account was made. */
export const listBillingStats: Handler<'listBillingStats'> = async (input) => {
  const clusters = await listBilled(input)
  const settings = settingsOf(input)
  const months = billedMonths(createdAtOf(input), settings)
  return ok({ stats: months.map((month) => totalStat(clusters, month, settings)) })
}

/** GET /users/{id}/statshistory: one of these months, by cluster; none in any other. */
export const getBillingMonth: Handler<'getBillingMonth'> = async (input) => {
  const [, number = '', year = ''] = /^(\d{2})\/(\d{4})$/.exec(input.query.date ?? '') ?? []
  const month = `${year}-${number}`
  if (!isMonth(month)) throw invalid([{ fieldName: 'date', message: 'A month is MM/yyyy.' }])
  const settings = settingsOf(input)
  if (!billedMonths(createdAtOf(input), settings).includes(month)) return ok({ instances: [] })
  const instances = (await listBilled(input)).flatMap((billed) => {
    const stats = clusterStat(billed, month, settings)
    return stats ? [{ name: billed.cluster.name, stats }] : []
  })
  return ok({ instances })
}

/** DELETE /payment/{id} */
export const removePayment: Handler<'removePayment'> = async (input) => {
  const { db, person: asker, productKey } = input
  throwUnmet([decisionOn('remove', 'PaymentCard', { person: cleanPerson(asker, 0), productKey })])
  await lockPerson(db, asker.uuid)
  const person = await findPerson(db, asker.uuid)
  if (!person?.card) throw notFound('payment card')
  await removeCard(db, person.uuid)
  return ok({ message: 'The payment card is removed.' })
}

type Input = Pick<HandlerInput<'listBillingStats'>, 'db' | 'clock' | 'productKey' | 'person'>

/** The clusters a person pays for: their own. */
async function listBilled({ db, person }: Input): Promise<BilledCluster[]> {
  const own = (await listVisibleClusters(db, person.uuid)).filter(({ role }) => role === 'owner')
  const users = await countUsers(db, person.uuid)
  return own.map(({ cluster }) => ({ cluster, users: users.get(cluster.id) ?? 1 }))
}

function createdAtOf({ person, clock }: Input): number {
  const created = Date.parse(person.wire.createdAt ?? '')
  return Number.isNaN(created) ? clock.today() : created
}

function settingsOf({ clock, productKey }: Input) {
  return { productKey, today: clock.today(), now: clock.now() }
}
