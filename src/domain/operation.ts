import * as z from 'zod/mini'
import type { ClusterState } from './cluster-state'
import type { Library } from './library'
import { operationOf } from './library-operation'

/** What takes long after a person started it. */
export const operationKinds = [
  'create',
  'connect',
  'clone',
  'upgrade',
  'install',
  'import',
  'pipeline',
  'export',
] as const
export type OperationKind = (typeof operationKinds)[number]

/** How an operation ended; `unknown` where nobody can say. */
export const outcomeStates = ['done', 'failed', 'unknown'] as const
export type OutcomeState = (typeof outcomeStates)[number]

/** A data app that an import is about: the server may speak of it by any of these. */
export const startedAppSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.optional(z.string()),
})

/** Something long that a person started: names, times and what a server said, for it is kept in the browser's tab. */
export const operationSchema = z.object({
  id: z.string(),
  kind: z.enum(operationKinds),
  /** Of what it is done to, or of what it makes. */
  name: z.string(),
  /** Id of the cluster whose page it was started on; null elsewhere. */
  clusterId: z.nullable(z.string()),
  /** What an upgrade leads to; of an upgrade alone. */
  version: z.optional(z.string()),
  /** The data apps of an import; of an import alone. */
  apps: z.optional(z.array(startedAppSchema)),
  /** Into which tenant, of an import alone. */
  tenant: z.optional(z.string()),
  /** The mark of the status that was read before it began, of an import alone. */
  before: z.optional(z.string()),
  /** Under which the file that an export made can be downloaded. */
  exportId: z.optional(z.string()),
  /** Address where its effect is seen and acted on. */
  place: z.string(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
  /** `words` are the server's, or ours where it said nothing. */
  outcome: z.nullable(
    z.object({ state: z.enum(outcomeStates), words: z.nullable(z.string()), at: z.number() }),
  ),
})
export type Operation = z.infer<typeof operationSchema>

const minute = 60_000

/**
 * How long each kind is expected to take, in milliseconds (D1 §9: creation 5 to 10 minutes, starting up up to 5, the
 * pipeline 45 to 50); null where the specification gives no time. A clone is created like any other cluster.
 */
export const expectedRange = {
  create: { min: 5 * minute, max: 10 * minute },
  clone: { min: 5 * minute, max: 10 * minute },
  connect: { min: 0, max: 5 * minute },
  pipeline: { min: 45 * minute, max: 50 * minute },
  upgrade: null,
  install: null,
  import: null,
  export: null,
} as const satisfies Readonly<Record<OperationKind, { min: number; max: number } | null>>

/** Whether it takes longer than is usual; null where nothing says what is usual, or it is over. */
export function paceOfOperation(
  { kind, startedAt, outcome }: Pick<Operation, 'kind' | 'startedAt' | 'outcome'>,
  now: number,
): 'within' | 'longer' | null {
  const expected = expectedRange[kind]
  if (expected === null || outcome !== null) return null
  return now - startedAt <= expected.max ? 'within' : 'longer'
}

/** Milliseconds it has taken so far, or took; never negative. */
export function operationTime({ startedAt, outcome }: Operation, now: number): number {
  return Math.max((outcome?.at ?? now) - startedAt, 0)
}

/** Milliseconds after which a list that does not show what was started is believed. */
export const settlingTime = 90_000

/** What was found of what an operation is about; null while it goes on. */
export type Finding = 'reached' | 'broken' | 'undone' | 'missing' | 'unseen' | 'untold' | null

/**
 * What the state of its cluster says of a creation, a clone or a connection.
 * @param state null where the list does not have the cluster
 */
export function clusterFinding(
  { kind, startedAt }: Pick<Operation, 'kind' | 'startedAt'>,
  state: ClusterState | null,
  now: number,
): Finding {
  const isSettled = now - startedAt > settlingTime
  switch (state) {
    case 'running':
      return 'reached'
    case 'corrupted':
      return 'broken'
    case 'sleeping':
      // A new cluster that sleeps was made; one that should be connected sleeps for a while after the command.
      if (kind !== 'connect') return 'reached'
      return isSettled ? 'undone' : null
    case null:
      return isSettled ? 'missing' : null
    default:
      return null
  }
}

/** What the libraries of its cluster say of an installation of those that `name` lists, parted by commas. */
export function libraryFinding(
  { name, startedAt }: Pick<Operation, 'name' | 'startedAt'>,
  libraries: readonly Library[],
  now: number,
): Finding {
  const wanted = name.split(',').map((each) => bareName(each))
  const found = libraries.filter((library) => wanted.includes(bareName(library.name)))
  if (found.some((library) => operationOf(library) !== null)) return null
  if (found.some(({ status }) => status?.toLowerCase() === 'failed')) return 'broken'
  if (wanted.every((each) => found.some((library) => bareName(library.name) === each))) return 'reached'
  return now - startedAt > settlingTime ? 'missing' : null
}

/** Operations kept of one day, the newest, and no more than a person can look through. */
const keptFor = 24 * 60 * minute
const keptCount = 50

/** What was kept, without what is older than a day; nothing where it cannot be read. */
export function readOperations(kept: string | null, now: number): readonly Operation[] {
  try {
    return todaysOperations(z.array(operationSchema).parse(JSON.parse(kept ?? '[]')), now)
  } catch {
    return []
  }
}

function todaysOperations(operations: readonly Operation[], now: number): readonly Operation[] {
  return operations.filter(({ startedAt }) => now - startedAt < keptFor).slice(-keptCount)
}

/** Whether an operation ended so long ago that nobody looks for it any more. */
export function isBygone({ outcome }: Operation, now: number): boolean {
  return outcome !== null && now - outcome.at >= keptFor
}

/** The name of a package without version, extras and capitals. */
function bareName(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      .split(/[=<>!~[;\s]/)[0] ?? ''
  )
}
