import { randomUUID } from 'node:crypto'
import { isMemberRole } from '../../src/domain/cluster-role'
import { type Handler, type HandlerInput, ok } from '../handler'
import { outOfSight, Problem } from '../problems'
import { type ClusterRow, findAnyCluster, isNameTaken } from '../store/clusters'
import { joinCluster, listMembers, lockCluster, type Member, takeOwnership } from '../store/members'

/** POST /users/acceptclusterinv */
export const acceptClusterInvitation: Handler<'acceptClusterInvitation'> = async (input) => {
  const { db, person } = input
  const { cluster, own } = await findInvited(input)
  if (own.some(isActive)) throw conflict('You belong to this cluster already.')
  const member = own.find(({ kind }) => kind === 'invitation')
  if (!member || !isMemberRole(member.role)) throw outOfSight('invitation')
  requireCurrent(member, input)
  await joinCluster(db, cluster.id, { member, role: member.role, personUuid: person.uuid })
  return ok({ message: `You belong to ${cluster.name} now.` })
}

/** POST /users/acceptownershiptransfer */
export const acceptOwnership: Handler<'acceptOwnership'> = async (input) => {
  const { db, person } = input
  const { cluster, own } = await findInvited(input)
  if (own.some(({ kind }) => kind === 'owner')) throw conflict('You own this cluster already.')
  const member = own.find(({ role, isPending }) => isPending && !isMemberRole(role))
  if (!member) throw outOfSight('invitation')
  requireCurrent(member, input)
  if (await isNameTaken(db, person.uuid, cluster.name)) {
    throw conflict(`You already have a cluster named ${cluster.name}.`)
  }
  await takeOwnership(db, cluster, { member, personUuid: person.uuid })
  return ok({ message: `You own ${cluster.name} now.` })
}

type OfInvitation = HandlerInput<'acceptClusterInvitation' | 'acceptOwnership'>

/**
 * The cluster of a link and every row in which it knows the person: by account, or by the address that was invited.
 * @throws Problem 403 for a link of somebody else, 404 for a cluster that is not there or does not know the person
 */
async function findInvited({
  db,
  person,
  body,
}: OfInvitation): Promise<{ cluster: ClusterRow; own: Member[] }> {
  if (body.userID !== person.uuid) {
    const attempt = { decisionId: randomUUID(), decisions: [] }
    throw new Problem(403, { message: 'This invitation is for another account.' }, undefined, attempt)
  }
  await lockCluster(db, body.instanceID)
  const cluster = await findAnyCluster(db, body.instanceID)
  const members = cluster ? await listMembers(db, cluster) : []
  const email = person.wire.email?.toLowerCase()
  const own = members.filter(
    ({ kind, id, email: invited }) =>
      (kind !== 'invitation' && id === person.uuid) ||
      (kind === 'invitation' && email !== undefined && invited?.toLowerCase() === email),
  )
  if (!cluster || own.length === 0) throw outOfSight('invitation')
  return { cluster, own }
}

function requireCurrent({ expiresAt }: Member, { clock }: OfInvitation): void {
  if (expiresAt !== null && expiresAt <= clock.now()) {
    throw conflict('This invitation has expired. Ask for a new one.')
  }
}

function isActive({ isPending }: Member): boolean {
  return !isPending
}

function conflict(message: string): Problem {
  return new Problem(409, { message })
}
