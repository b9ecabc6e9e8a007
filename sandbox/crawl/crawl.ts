import type { Call } from '../../src/api/call'
import { type CallName, contract } from '../../src/api/contract'
import { fillPath } from '../../src/api/path'
import { stateHash } from '../access/state-hash'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { insertRecord } from '../store/records'
import { type Attack, impostors, malformations, type SentRequest, sentAs } from './attacks'
import { refusedRoles } from './refused-roles'
import { createTokens } from './tokens'
import { addedExport, addedRows, clusterId, validRequests } from './valid-requests'

/** Every call of the contract. */
export const crawledCalls = Object.keys(contract).filter((name): name is CallName => name in contract)

export type CrawledCall = { sent: number; faults: readonly string[] }

/**
 * Used by tests: sends every attack on a call to the whole app in process, over PGlite or the PostgreSQL at
 * `databaseUrl`, and compares all that is stored before and after.
 */
export async function startCrawl(databaseUrl?: string) {
  const tokens: Tokens[] = []
  const rig = await startSandboxRig({
    databaseUrl,
    verifyAccessToken: async (token) => (await tokens[0]?.verify(token)) ?? null,
  })
  await rig.reset()
  const crawled = { rig, tokens: await createTokens(rig.db) }
  tokens.push(crawled.tokens)
  for (const [resource, { id, ...payload }] of Object.entries(addedRows))
    await insertRecord(rig.db, { id, resource, owner: { clusterId }, payload, createdAt: rig.clock.now() })
  await insertRecord(rig.db, {
    ...addedExport,
    owner: { ownerUuid: idOf('enterprise') },
    createdAt: rig.clock.now(),
  })
  return {
    /** A fault for each answer that is not as it must be, and for each change that a refused request made. */
    crawl: (name: CallName) => crawl(crawled, name),
    close: rig.close,
  }
}

async function crawl({ rig, tokens }: Crawled, name: CallName): Promise<CrawledCall> {
  const call: Call = contract[name]
  const { path = {}, query, body, asker = 'owner' } = validRequests[name]
  const requestOf = (person: string) => {
    const filled = fillPath(call.path, { ...path, product: 'basalt', id: idOf(person) })
    return sentAs(call.method, query ? `${filled}?${new URLSearchParams(query)}` : filled, body)
  }
  const request = requestOf(asker)
  const isOwned = /\{(id|name|instanceId)\}/.test(call.path)
  const attacks = [
    ...malformations(call, request, body),
    ...impostors(call, request, { requestOf, isOwned, refused: refusedRoles[name] }),
  ]
  const faults: string[] = []
  const before = await stateHash(rig.db)
  const expectUnchanged = async (after: string) => {
    if ((await stateHash(rig.db)) !== before) faults.push(`${name}, ${after}: something has changed`)
  }
  const send = async (attack: Attack) => {
    const { status, text } = await sendTo(rig, attack.request, await tokenOf(attack))
    const isExpected = attack.expected?.includes(status) ?? status < 500
    if (!isExpected) faults.push(`${name}, ${attack.name}: ${status} ${text.slice(0, 200)}`)
    return status
  }

  const tokenOf = async ({ sender = { persona: asker } }: Attack) =>
    'persona' in sender ? tokens.good(sender.persona) : sender.token && tokens.bad[sender.token]

  const valid: Attack = { name: 'a valid request', request, expected: [200, 201] }
  await rig.undone(() => send(valid))
  const refusedAtOnce = attacks.filter(({ expected }) => expected !== undefined)
  for (const attack of refusedAtOnce) await send(attack)
  await expectUnchanged(`one of ${refusedAtOnce.length} refused requests`)
  for (const attack of attacks.filter(({ expected }) => expected === undefined)) {
    await rig.undone(async () => {
      const status = await send(attack)
      if (status >= 400 || call.method === 'GET') await expectUnchanged(`${attack.name}: ${status}`)
    })
  }
  await expectUnchanged('all in all')
  return { sent: attacks.length + 1, faults }
}

type Tokens = Awaited<ReturnType<typeof createTokens>>
type Crawled = { rig: SandboxRig; tokens: Tokens }

async function sendTo(
  { app }: SandboxRig,
  { method, target, headers, body }: SentRequest,
  token: string | null,
) {
  const response = await app.request(`/api/v2${target}`, {
    method,
    headers: {
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
    body,
  })
  return { status: response.status, text: await response.text() }
}
