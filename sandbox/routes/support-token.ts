import { randomBytes } from 'node:crypto'
import type { Action } from '../../src/access/vocabulary'
import { decisionOn } from '../access/decision'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { created, type Handler, type HandlerInput, ok } from '../handler'
import { notFound, Problem, throwUnmet } from '../problems'
import type { VisibleCluster } from '../store/clusters'
import { deleteRecord, findRecord, insertRecordOnce } from '../store/records'

const resource = 'support-tokens'
/** Milliseconds. */
const lifetime = 30 * 86_400_000

type TokenRow = { token: string; expiresAt: string }
type TokenInput = HandlerInput<'getSupportToken' | 'generateSupportToken' | 'revokeSupportToken'>

/** GET /cli/{id}/instances/{name}/token: nulls where the cluster has none. */
export const getSupportToken: Handler<'getSupportToken'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'SupportToken', input, visible)
  const row = await findToken(input, visible)
  return ok(row?.payload ?? { token: null, expiresAt: null })
}

/** POST …/token: a cluster has one token at most, also when two people ask at once. */
export const generateSupportToken: Handler<'generateSupportToken'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireEither(['create', 'update'], input, visible)
  const payload: TokenRow = {
    token: `sup_${randomBytes(24).toString('base64url')}`,
    expiresAt: new Date(input.clock.today() + lifetime).toISOString(),
  }
  const isNew = await insertRecordOnce(input.db, {
    id: idOf(visible),
    resource,
    owner: ownerOf(visible),
    payload,
    createdAt: input.clock.now(),
  })
  if (!isNew) throw new Problem(409, { code: 'state', message: 'This cluster already has a support token.' })
  return created(payload)
}

/** DELETE …/token */
export const revokeSupportToken: Handler<'revokeSupportToken'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireEither(['delete', 'update'], input, visible)
  const row = await findToken(input, visible)
  if (!row) throw notFound('support token')
  await deleteRecord(input.db, row.id)
  return ok({ message: 'The support token is revoked' })
}

/** Renewing is revoking and generating (DET-062, DET-D29), so each is open to anyone who may renew. */
async function requireEither(actions: readonly Action[], input: TokenInput, visible: VisibleCluster) {
  const context = await accessContextOf(input, visible)
  const decisions = actions.map((action) => decisionOn(action, 'SupportToken', context))
  if (decisions.every(({ reasons }) => reasons.length > 0)) throwUnmet(decisions.slice(0, 1))
}

function findToken(input: TokenInput, visible: VisibleCluster) {
  return findRecord<TokenRow>(input.db, resource, ownerOf(visible), idOf(visible))
}

const ownerOf = ({ cluster }: VisibleCluster) => ({ clusterId: cluster.id })
const idOf = ({ cluster }: VisibleCluster) => `support-token-${cluster.id}`
