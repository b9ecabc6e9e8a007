import * as z from 'zod/mini'
import { contract } from '../../src/api/contract'
import { clusterRoleLabel, clusterRoles, isClusterRole, isMemberRole } from '../../src/domain/cluster-role'
import type { ClusterUser } from '../../src/domain/cluster-user'
import { isEmail } from '../../src/domain/email'
import { t } from '../../src/locales/t'
import { findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, type HandlerInput, ok } from '../handler'
import { doubtfulDomain, invalid, notFound, Problem } from '../problems'
import type { VisibleCluster } from '../store/clusters'
import {
  addMember,
  changeMemberRole,
  listMembers,
  lockCluster,
  type Member,
  offerOwnership,
  removeMember,
  withdrawOwnership,
} from '../store/members'
import { findPersonByEmail } from '../store/people'

/** GET /users/{id}/instances/{name}/autherizedusers */
export const listClusterUsers: Handler<'listClusterUsers'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'ClusterUser', input, visible)
  return ok({ authorizedUserRoles: (await listMembers(input.db, visible.cluster)).map(wireMember) })
}

/** PUT /users/{id}/instances/{name}/adduserrole */
export const inviteClusterUser: Handler<'inviteClusterUser'> = async (input) => {
  const { db, clock, body } = input
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('invite', 'ClusterUser', input, visible)
  const { roleName: role } = body
  const email = body.userEmail.trim()
  if (!isEmail(email)) {
    throw invalid([{ fieldName: 'userEmail', message: t('clusterUsers.emailInvalid') }])
  }
  if (!isClusterRole(role)) throw unknownRole()
  if (!isMemberRole(role)) await requireAllowed('transfer', 'ClusterUser', input, visible)
  if (!body.bypassValidationFlag && isPersonal(email)) {
    throw doubtfulDomain('userEmail', `${email} belongs to a personal mail service.`)
  }

  await lockCluster(db, visible.cluster.id)
  const members = await listMembers(db, visible.cluster)
  const isTransfer = !isMemberRole(role)
  if (isTransfer && members.some(isPendingOwner)) {
    throw conflict('The ownership of this cluster is already offered to somebody. Withdraw that first.')
  }
  const known = members.find(hasEmail(email))
  if (known && (!isTransfer || known.kind === 'owner')) {
    throw conflict(`${email} is already a user of this cluster.`)
  }
  if (known) await offerOwnership(db, visible.cluster.id, known)
  else {
    const person = await findPersonByEmail(db, email)
    await addMember(db, visible.cluster.id, { person, email, role, at: clock.now() })
  }
  return ok({ message: `${email} is invited as ${t(clusterRoleLabel(role))}.` })
}

/** PUT /users/{id}/instances/{name}/updateuserrole */
export const changeClusterUserRole: Handler<'changeClusterUserRole'> = async (input) => {
  const { db, body } = input
  const { visible, member } = await findMemberOrRefuse(input, hasEmail(body.userEmail))
  await requireAllowed('update', 'ClusterUser', input, visible, { member: cleanMember(member) })
  if (!isMemberRole(body.roleName)) throw unknownRole()
  await changeMemberRole(db, visible.cluster.id, member, body.roleName)
  return ok({ message: `${nameOf(member)} is ${t(clusterRoleLabel(body.roleName))} now.` })
}

/** PUT /users/{id}/instances/{name}/removeuserrole */
export const removeClusterUser: Handler<'removeClusterUser'> = async (input) => {
  const { visible, member } = await findMemberOrRefuse(input, ({ id }) => id === String(input.body.userID))
  await requireAllowed('remove', 'ClusterUser', input, visible, { member: cleanMember(member) })
  await removeMember(input.db, visible.cluster.id, member)
  return ok({ message: `${nameOf(member)} is removed.` })
}

/** PUT /users/{id}/instances/{name}/withdrawinvitation */
export const withdrawOwnershipInvitation: Handler<'withdrawOwnershipInvitation'> = async (input) => {
  const { visible, member } = await findMemberOrRefuse(input, ({ id }) => id === String(input.body.userID))
  await requireAllowed('withdraw', 'ClusterUser', input, visible, { member: cleanMember(member) })
  await withdrawOwnership(input.db, visible.cluster.id, member)
  return ok({ message: `The invitation of ${nameOf(member)} is withdrawn.` })
}

type OfMember = HandlerInput<'changeClusterUserRole' | 'removeClusterUser' | 'withdrawOwnershipInvitation'>

/** @throws Problem 404 for a foreign cluster or an unknown member, 403 for somebody who may not even see the list */
async function findMemberOrRefuse(
  input: OfMember,
  isMeant: (member: Member) => boolean,
): Promise<{ visible: VisibleCluster; member: Member }> {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'ClusterUser', input, visible)
  await lockCluster(input.db, visible.cluster.id)
  const member = (await listMembers(input.db, visible.cluster)).find(isMeant)
  if (!member) throw notFound('user')
  return { visible, member }
}

/** One entry as the product API sends it (D2 §3 'Authorized user entry'). */
function wireMember({ id, fullName, email, lastLoginAt, role, isPending }: Member) {
  return {
    user: {
      id,
      fullname: fullName,
      email,
      lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt).toISOString(),
    },
    status: isPending ? 'pending' : 'active',
    authorizedRoles: [{ id: clusterRoles.indexOf(role) + 1, role }],
  }
}

/** The member as the rules of access know one, read by the same border the console reads answers with. */
function cleanMember(member: Member): ClusterUser | undefined {
  return z.parse(contract.listClusterUsers.response, { authorizedUserRoles: [wireMember(member)] })[0]
}

function hasEmail(email: string): (member: Member) => boolean {
  return (member) => member.email?.toLowerCase() === email.trim().toLowerCase()
}

function isPendingOwner({ role, isPending }: Member): boolean {
  return isPending && !isMemberRole(role)
}

function nameOf({ fullName, email }: Member): string {
  return fullName ?? email ?? 'This user'
}

const personalDomains: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
]

function isPersonal(email: string): boolean {
  return personalDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

function unknownRole(): Problem {
  return invalid([{ fieldName: 'roleName', message: t('clusterUsers.roleRequired') }])
}

function conflict(message: string): Problem {
  return new Problem(409, { message })
}
