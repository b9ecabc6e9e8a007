import { bigint, bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PlainFacts } from '../../src/access/dependencies'
import type { FactName } from '../../src/access/facts'
import type { Action, Subject } from '../../src/access/vocabulary'

/**
 * What was refused, so that any refusal can be judged again: no token, no address and nothing of a body. One row for
 * each question access was asked and refused; those of one request share its decision id.
 */
export const denials = pgTable(
  'denials',
  {
    /** Order of refusal. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    decisionId: text('decision_id').notNull(),
    /** Date on the calendar, milliseconds. */
    at: bigint('at', { mode: 'number' }).notNull(),
    /** Null where nobody was signed in. Outlives the person. */
    personUuid: text('person_uuid'),
    call: text('call').notNull(),
    method: text('method').notNull(),
    /** The template of the path, without what was asked for. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    /** The cluster the person sees; null for one they do not. */
    clusterId: text('cluster_id'),
    /** Null, as the subject, where access was not asked: nobody signed in, or nothing of theirs there. */
    action: text('action').$type<Action>(),
    subject: text('subject').$type<Subject>(),
    /** The facts the action's rules read. */
    facts: jsonb('facts').$type<PlainFacts>(),
    /** Which of the facts could not be read; null where all could. */
    unread: jsonb('unread').$type<readonly FactName[]>(),
    /** Ids of the unmet rules, in the order in which a person hears them. */
    unmet: jsonb('unmet').$type<readonly string[]>().notNull(),
    rulesVersion: text('rules_version').notNull(),
  },
  (table) => [index('denials_person').on(table.personUuid, table.position)],
)
