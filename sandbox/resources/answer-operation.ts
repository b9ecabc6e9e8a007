import type { AccessContext } from '../../src/access/access-context'
import type { Action } from '../../src/access/vocabulary'
import type { ResourceDefinition } from '../../src/definitions/define'
import { isDatedField } from '../../src/definitions/define-field'
import { defaultOf } from '../../src/definitions/field-default'
import { withComputed } from '../../src/definitions/with-computed'
import { withValueAt } from '../../src/domain/dotted-place'
import { decisionOn } from '../access/decision'
import { cleanPerson } from '../clean'
import type { Clock } from '../clock'
import { accessContextOf, findClusterOrRefuse } from '../cluster-request'
import { notFound, outOfSight, throwUnmet } from '../problems'
import type { ServedFile } from '../product-files'
import { countOwnedClusters } from '../store/clusters'
import { answerOnce } from '../store/idempotency'
import type { Db } from '../store/open-store'
import type { PersonRow } from '../store/people'
import { changeRecord, deleteRecord, findRecord, insertRecord, type RecordOwner } from '../store/records'
import { alwaysAsked } from './always-asked'
import { actionOf, allowForm, fixedIn, isDeletion, requireConditions } from './asked-action'
import type { Operation } from './find-operation'
import { idFieldOf, inFormOf } from './foreign-form'
import type { Values } from './judge-value'
import { listAnswer, revisionsAnswer } from './listed-answer'
import { madeFile, madeForAnswer } from './made-for-answer'
import { panelsAnswer } from './panel-answer'
import { readAsked, readBody, requireFit } from './read-body'
import type { Row } from './read-query'
import { activityAnswer, type Deed, deedOf, noteDeed } from './record-activity'
import { forgetStates, keepState, revisionEntries } from './record-revisions'
import { requireUnique } from './require-unique'
import { seedFixtures } from './seed-fixtures'
import { clusterOfRecord, findRow, type StoredRow, storedRows } from './stored-rows'

export type OperationInput = {
  db: Db
  clock: Clock
  productKey: string
  person: PersonRow
  operation: Operation
  query: URLSearchParams
  rawBody: string
  /** Of a POST. */
  idempotencyKey: string | null
}

export type OperationAnswer = {
  status: 200 | 201
  body: unknown
  headers?: Readonly<Record<string, string>>
  /** Sent in place of the body. */
  file?: ServedFile
}

/**
 * Answers a call of a resource from its definition alone, judged in the order of the whole API: shape (422), visible
 * (404), allowed (403), possible now (409), then it is done. A person's own records are theirs alone; a cluster's are
 * those of everybody who sees the cluster.
 * @throws Problem for everything it refuses
 */
export async function answerOperation(input: OperationInput): Promise<OperationAnswer> {
  const { kind, served } = input.operation
  const { wire, calls } = served.definition
  const answered = await (wire ? inFormOf(wire, input, answer) : answer(input))
  const isRecord = kind === 'show' || kind === 'create' || kind === 'change'
  if (!isRecord || calls.recordAt === undefined) return answered
  return { ...answered, body: withValueAt({}, calls.recordAt, answered.body) }
}

async function answer(input: OperationInput): Promise<OperationAnswer> {
  const { operation, person } = input
  const { definition } = operation.served
  if (operation.params.id !== undefined && operation.params.id !== person.uuid) throw outOfSight('user')
  // No condition of a form asks how many clusters there are.
  const asking = cleanPerson(person, 0)
  const values = operation.kind === 'create' ? readBody(definition, 'create', input.rawBody, asking) : null
  return input.db.transaction(async (db) => {
    const asked = { ...input, db }
    const { owner, context } = await ownerOf(asked)
    const allow = (action: Action | undefined) => requireAction(asked, action, context)
    await seedFixtures(db, operation.served, owner, input.clock.now())
    if (operation.kind === 'list') {
      allow(definition.access.list)
      return listAnswer(
        asked,
        (await storedRows(db, definition, owner)).map(({ row }) => row),
      )
    }
    if (operation.kind === 'figures') {
      allow(definition.access.list)
      const rows = (await storedRows(db, definition, owner)).map(({ row }) => row)
      return { status: 200, body: panelsAnswer(definition, operation.panels, rows) }
    }
    if (values) {
      allowForm(definition, 'create', null, context.person, allow)
      const content = [definition.name, operation.params, values]
      const request = { scope: person.uuid, key: input.idempotencyKey, content, now: input.clock.today() }
      return answerOnce(db, request, async () => {
        requireUnique(definition, values, await storedRows(db, definition, owner))
        const body = await addRow(asked, owner, values)
        await note(asked, owner, { recordId: body.id, what: 'Created' })
        await keep(asked, owner, body.id, null)
        return { status: 201, body }
      })
    }
    if (operation.kind === 'command') return command(operation, input.rawBody, context, allow)
    const stored = await findRow(asked, owner)
    if (operation.kind === 'show') {
      allow(definition.access.list)
      return { status: 200, body: stored.row }
    }
    if (operation.kind === 'activity') {
      allow(definition.access.list)
      return { status: 200, body: await activityAnswer({ db, definition, owner }, stored.row.id) }
    }
    if (operation.kind === 'revisions') {
      allow(definition.access.list)
      return revisionsAnswer(asked, await revisionEntries({ db, definition, owner }, stored.row.id))
    }
    return change(asked, owner, context, stored, allow)
  })
}

/** What is done to no record is judged as all else; what comes of it nobody knows here. */
function command(
  { served, actions }: Operation & { kind: 'command' },
  rawBody: string,
  { person }: AccessContext,
  allow: (action: Action | undefined) => void,
): OperationAnswer {
  const action = actionOf({ served, actions, isEdit: false }, rawBody)
  if (!action) throw notFound('call')
  const values = action.fields ? readAsked(served.definition, action, rawBody, person, {}) : {}
  allow(action.requires)
  requireConditions(action, { valueOf: () => undefined, person })
  if (action.download) return { status: 200, body: null, file: madeFile(served.definition, action, {}) }
  return {
    status: 200,
    body: { ...values, ...madeForAnswer(served.definition.fields, action.answer, values) },
  }
}

async function change(
  input: OperationInput,
  owner: RecordOwner,
  context: AccessContext,
  before: StoredRow,
  allow: (action: Action | undefined) => void,
): Promise<OperationAnswer> {
  const { db, operation, rawBody } = input
  const { row, key } = before
  if (operation.kind !== 'change') throw notFound('call')
  const { definition } = operation.served
  const action = actionOf(operation, rawBody)
  const shown = withComputed(definition, row)
  let values: Values = {}
  if (!action) {
    values = readBody(definition, 'edit', rawBody, context.person, shown)
    allowForm(definition, 'edit', shown, context.person, allow)
    requireUnique(definition, values, await othersOf(input, owner, key), row)
    await changeRecord(db, key, values)
  } else {
    if (action.fields) values = readAsked(definition, action, rawBody, context.person, shown)
    allow(action.requires)
    requireConditions(action, { valueOf: (field) => shown[field], person: context.person })
    if (action.download) return { status: 200, body: null, file: madeFile(definition, action, row) }
    if (isDeletion(definition, action)) {
      await deleteRecord(db, key)
      await forgetStates({ db, definition, owner }, row.id)
      return { status: 200, body: { message: `${titleOf(input, row)} is deleted` } }
    }
    const sent = { ...fixedIn(action, rawBody), ...values }
    const kept = Object.fromEntries(
      Object.entries(sent).filter(([name]) => !action.fields || isKept(definition, name)),
    )
    const after = withComputed(definition, { ...row, ...kept })
    requireFit(definition, shown, { values: after, person: context.person })
    requireUnique(definition, sent, await othersOf(input, owner, key), row)
    await changeRecord(db, key, kept)
  }
  await note(input, owner, { recordId: row.id, what: deedOf(definition, action, values) })
  await keep(input, owner, row.id, before)
  const stored = await findRecord(db, definition.name, owner, key)
  const answer = action?.answer ?? definition.edit?.answer
  const made = madeForAnswer(definition.fields, answer, stored?.payload ?? {})
  return { status: 200, body: { ...stored?.payload, id: row.id, ...made } }
}

async function othersOf({ db, operation }: OperationInput, owner: RecordOwner, own: string) {
  return (await storedRows(db, operation.served.definition, owner)).filter(({ key }) => key !== own)
}

/** Whether a record has a place for what was typed; what the server makes of all else is not known here. */
function isKept({ fields }: ResourceDefinition, name: string): boolean {
  const field = fields[name]
  return field !== undefined && field.computed === undefined
}

async function ownerOf(input: OperationInput): Promise<{ owner: RecordOwner; context: AccessContext }> {
  const { db, person, productKey, operation } = input
  const { params, served } = operation
  if (served.definition.scope === 'user') {
    const owned = await countOwnedClusters(db, person.uuid)
    return { owner: { ownerUuid: person.uuid }, context: { person: cleanPerson(person, owned), productKey } }
  }
  const instanceId =
    params.instanceId ?? (params.name === undefined ? await clusterOfRecord(input) : undefined)
  const request = {
    ...input,
    params: { ...params, ...(instanceId !== undefined && { instanceId }) },
    clusterName: params.name ?? '',
  }
  const visible = await findClusterOrRefuse(request)
  return { owner: { clusterId: visible.cluster.id }, context: await accessContextOf(request, visible) }
}

/** @throws Problem 403 with the rules' own sentences; what nobody was given is refused to everybody */
function requireAction(
  { operation }: OperationInput,
  action: Action | undefined,
  context: AccessContext,
): void {
  const { subject } = operation.served.definition.access
  if (action === undefined) throw notFound('call')
  throwUnmet([decisionOn(action, subject, context)])
}

/** What the form does not ask for the server fills in: what it is by default, the time of creation, and that a new thing is switched on. */
async function addRow(input: OperationInput, owner: RecordOwner, values: Values): Promise<Row> {
  const { db, clock, operation, person } = input
  const { definition } = operation.served
  const asked = definition.create?.sections.flatMap(({ fields }) => fields) ?? []
  const filled = Object.entries(definition.fields).flatMap(([field, described]): [string, unknown][] => {
    if (field in values || field === 'id' || described?.computed !== undefined) return []
    const always = alwaysAsked(definition, field)
    if (always !== undefined) return [[field, always]]
    if (described?.default !== undefined && !asked.includes(field)) {
      return [[field, defaultOf(described, cleanPerson(person, 0), clock.today())]]
    }
    if (described && isDatedField(described) && /^created/i.test(field)) {
      const now = new Date(clock.today()).toISOString()
      return [[field, described.kind === 'day' ? now.slice(0, 10) : now]]
    }
    return [[field, described?.kind === 'switch' ? true : null]]
  })
  const payload = { ...Object.fromEntries(filled), ...values }
  const key = await insertRecord(db, { resource: definition.name, owner, payload, createdAt: clock.now() })
  const id = String(payload[idFieldOf(definition)] ?? key)
  return { ...payload, id, ...madeForAnswer(definition.fields, definition.create?.answer, payload) }
}

function note(
  { db, clock, person, operation }: OperationInput,
  owner: RecordOwner,
  deed: Deed,
): Promise<void> {
  return noteDeed({ db, clock, person, definition: operation.served.definition, owner }, deed)
}

async function keep(
  { db, clock, person, operation }: OperationInput,
  owner: RecordOwner,
  recordId: string,
  before: StoredRow | null,
): Promise<void> {
  const { definition } = operation.served
  const now = (await storedRows(db, definition, owner)).find(({ row }) => row.id === recordId)
  if (now) await keepState({ db, clock, person, definition, owner }, now.row, before)
}

function titleOf({ operation }: OperationInput, row: Row): string {
  return String(row[operation.served.definition.titleField] ?? row.id)
}
