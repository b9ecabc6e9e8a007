import { and, desc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Action } from '../../src/access/vocabulary'
import { currentRulesVersion } from '../access/current-rules'
import type { Denied } from '../problems'
import type { Db } from '../store/open-store'
import { denials } from './schema'

export type DenialRow = typeof denials.$inferSelect

/** The request that was refused: nothing of what it said. */
export type DeniedRequest = {
  /** Null where nobody was signed in. */
  who: string | null
  call: string
  method: string
  /** Template of the path. */
  path: string
  status: number
  /** Date on the calendar, milliseconds. */
  at: number
}

/** How many rows stay: of refusals by a rule, and of attempts on what is not theirs or without signing in. */
export type DenialLimits = { byRule: number; attempts: number }
const usual: DenialLimits = { byRule: 10_000, attempts: 1_000 }

/** Old rows go this many at a time: to look for them costs more than to write one. */
const batch = 64

/** Writes a denial down, outside the refused request's own transaction. Never more than a batch above the limits. */
export async function keepDenial(
  db: Db,
  request: DeniedRequest,
  { decisionId, decisions }: Denied,
  limits: DenialLimits = usual,
): Promise<void> {
  const { who, ...rest } = request
  const row = { ...rest, decisionId, personUuid: who, rulesVersion: currentRulesVersion() }
  const rows = decisions.map(({ action, subject, clusterId, facts, unread, reasons }) => ({
    ...row,
    action,
    subject,
    clusterId,
    facts,
    unread,
    unmet: reasons.map(({ rule }) => rule),
  }))
  const kept = await db
    .insert(denials)
    .values(rows.length > 0 ? rows : [{ ...row, unmet: [] }])
    .returning({ position: denials.position })
  if (!kept.some(({ position }) => position % batch === 0)) return
  await drop(db, isNotNull(denials.action), limits.byRule)
  await drop(db, isNull(denials.action), limits.attempts)
}

/** The latest first. */
export async function listDenials(
  db: Db,
  filter: { personUuid?: string; action?: Action; limit: number },
): Promise<DenialRow[]> {
  const { personUuid, action, limit } = filter
  return db
    .select()
    .from(denials)
    .where(
      and(
        personUuid === undefined ? undefined : eq(denials.personUuid, personUuid),
        action === undefined ? undefined : eq(denials.action, action),
      ),
    )
    .orderBy(desc(denials.position))
    .limit(limit)
}

async function drop(db: Db, kind: SQL, limit: number): Promise<void> {
  const [oldest] = await db
    .select({ position: denials.position })
    .from(denials)
    .where(kind)
    .orderBy(desc(denials.position))
    .offset(limit)
    .limit(1)
  if (oldest) await db.delete(denials).where(and(kind, lte(denials.position, oldest.position)))
}
