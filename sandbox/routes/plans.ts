import { decisionOn } from '../access/decision'
import { accountOfPlan } from '../account-plans'
import { sizes } from '../catalogue'
import { cleanPerson } from '../clean'
import { type Handler, ok } from '../handler'
import { notFound, notModified, throwUnmet } from '../problems'
import { countOwnedClusters, listOwnedSizes } from '../store/clusters'
import type { Db } from '../store/open-store'
import { changePerson, findPerson, lockPerson, type PersonRow } from '../store/people'

/** GET /payment/{id} */
export const getPayment: Handler<'getPayment'> = async ({ person, productKey }) => {
  throwUnmet([decisionOn('show', 'PaymentCard', { person: cleanPerson(person, 0), productKey })])
  if (!person.card) throw notFound('payment card')
  return ok({ data: person.card })
}

/** GET /payment/{id}/eligibility: who has a card may pay. */
export const getPaymentEligibility: Handler<'getPaymentEligibility'> = async ({ person }) =>
  ok({ data: mayPay(person) })

/** GET /plan/{id}/downgrade */
export const getDowngrade: Handler<'getDowngrade'> = async ({ db, person }) =>
  ok({ can: await canDowngrade(db, person) })

/**
 * POST /plan/{id}: the role changes, and what the account may do with it. 304 where the plan is that already, or where
 * the account may not have it.
 */
export const changePlan: Handler<'changePlan'> = async ({ db, productKey, person: asker, body }) => {
  await lockPerson(db, asker.uuid)
  const person = (await findPerson(db, asker.uuid)) ?? asker
  const context = { person: cleanPerson(person, await countOwnedClusters(db, person.uuid)), productKey }
  const decision = decisionOn(body.plan === 'free' ? 'downgrade' : 'upgrade', 'Plans', context)
  const [reason, ...others] = decision.reasons
  if (others.length === 0 && reason?.rule === `plans.${decision.action}.current`) throw notModified(decision)
  throwUnmet([decision])
  const isGranted = body.plan === 'free' ? await canDowngrade(db, person) : mayPay(person)
  if (!isGranted) throw notModified()
  const ofTrial = body.plan === 'premium' ? { trialExpired: false } : {}
  await changePerson(db, person, { ...accountOfPlan[body.plan], ...ofTrial })
  return ok({ message: 'The plan is changed.' })
}

function mayPay({ card }: PersonRow): boolean {
  return card !== null
}

/** Exactly one cluster, of at most Small (D1 §5 'Plans', PLAN-D18). */
async function canDowngrade(db: Db, { uuid }: PersonRow): Promise<boolean> {
  const owned = await listOwnedSizes(db, uuid)
  return owned.length === 1 && owned.flat().every(isAtMostSmall)
}

function isAtMostSmall(sizeId: string): boolean {
  const orderOf = (id: string) => sizes.find((size) => size.id === id)?.order ?? Number.POSITIVE_INFINITY
  return orderOf(sizeId) <= orderOf('size-small')
}
