import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ClusterRole } from '../../src/domain/cluster-role'
import type { HeldState, TransitionKind } from '../lifecycle'
import type { WireAutoscale, WireCard, WireInstance, WirePipeline, WirePolicy, WireUser } from '../wire'

const instant = (name: string) => bigint(name, { mode: 'number' })

/** Wire fields put over the computed ones: by a test, by an event that scaled the cluster, by a switch or an upgrade. */
export type ClusterOverrides = Partial<WireInstance> & {
  analyticsNodes?: number
  loaderNodes?: number
  enableOpenAI?: boolean
  enableDeltaShare?: boolean
  enableMicrosoftSynapse?: boolean
  'display-home-page'?: boolean
  enableOnboarding?: boolean
  enableChat?: boolean
  mlflowEnabled?: boolean
  sqliEnabled?: boolean
  autoscale?: WireAutoscale
  byBuildNumber?: boolean
  lockedActions?: string[]
}

/** Policies that are sent to one person in place of those of their role: how a server drifts from the matrix. */
export type SentPolicies = Partial<WirePolicy>

/** Everybody who can sign in. A person is a tenant of their own. */
export const people = pgTable('people', {
  uuid: text('uuid').primaryKey(),
  key: text('key').notNull().unique(),
  /** As the product API sends it; `instancesCount` is counted when it is sent. */
  wire: jsonb('wire').$type<WireUser>().notNull(),
  pipeline: jsonb('pipeline').$type<WirePipeline>(),
  /** The payment card; null for somebody without one. */
  card: jsonb('card').$type<WireCard>(),
  /** Date on the calendar of the last sign-in, milliseconds; null for somebody who never signed in. */
  lastLoginAt: instant('last_login_at'),
})

export const clusters = pgTable(
  'clusters',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    ownerUuid: text('owner_uuid')
      .notNull()
      .references(() => people.uuid, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    regionAlias: text('region_alias').notNull(),
    image: text('image').notNull(),
    installation: text('installation').notNull(),
    /** GB. */
    diskSize: doublePrecision('disk_size').notNull(),
    idleTime: text('idle_time').notNull(),
    tenantId: text('tenant_id'),
    blueprintId: text('blueprint_id'),
    analyticsSizeId: text('analytics_size_id').notNull(),
    loaderSizeId: text('loader_size_id').notNull(),
    zone: text('zone'),
    k8sClusterCode: text('k8s_cluster_code').notNull(),
    appId: text('app_id').notNull(),
    canSleep: boolean('can_sleep').notNull(),
    isCorrupted: boolean('is_corrupted').notNull().default(false),
    isPremium: boolean('is_premium').notNull().default(false),
    isCloneable: boolean('is_cloneable').notNull().default(true),
    /** Date on the calendar, milliseconds. */
    createdAt: instant('created_at').notNull(),
    transition: text('transition').$type<TransitionKind>().notNull(),
    /** Simulated instant of the transition; the state follows from it. */
    transitionAt: instant('transition_at').notNull(),
    /** Date on the calendar of the last start, milliseconds; null until the cluster has run once. */
    startedAt: instant('started_at'),
    /** Stays in this state until somebody gives it a command. */
    heldState: text('held_state').$type<HeldState>(),
    overrides: jsonb('overrides').$type<ClusterOverrides>().notNull().default({}),
    /** From when to when it ran, oldest first, as dates on the calendar in milliseconds; without the time it runs now. */
    awakeSpans: jsonb('awake_spans').$type<(readonly [from: number, to: number])[]>().notNull().default([]),
    /** What the owner is sent in place of the owner's policies. */
    ownerPolicies: jsonb('owner_policies').$type<SentPolicies>(),
  },
  (table) => [
    uniqueIndex('clusters_owner_name').on(table.ownerUuid, sql`lower(${table.name})`),
    index('clusters_name').on(table.name),
  ],
)

/**
 * Who belongs to a cluster, in which role. The owner is not a member. People without an account are invited by a row
 * of `records` (resource `cluster-invitations`).
 */
export const memberships = pgTable(
  'memberships',
  {
    clusterId: text('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    personUuid: text('person_uuid')
      .notNull()
      .references(() => people.uuid, { onDelete: 'cascade' }),
    /** What they are now; null while an offered ownership would be their first role. */
    role: text('role').$type<Exclude<ClusterRole, 'owner'>>(),
    /** The ownership is offered to them and not yet taken; withdrawing it leaves them with `role`. */
    isOwnershipOffered: boolean('is_ownership_offered').notNull().default(false),
    /** What they are sent in place of the policies of their role. */
    policies: jsonb('policies').$type<SentPolicies>(),
  },
  (table) => [
    primaryKey({ columns: [table.clusterId, table.personUuid] }),
    index('memberships_person').on(table.personUuid),
  ],
)

/** The first answer to each Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The person's uuid, or `anonymous`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Hash of call, path and body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

export const supportMessages = pgTable('support_messages', {
  id: text('id').primaryKey(),
  personUuid: text('person_uuid'),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
})

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Rows of every resource that is a list: those of a cluster, or of a person where there is no cluster. What a row
 * holds is what the product API sends of it.
 */
export const records = pgTable(
  'records',
  {
    id: text('id').primaryKey(),
    /** Name of the resource, such as `whitelists`. */
    resource: text('resource').notNull(),
    clusterId: text('cluster_id').references(() => clusters.id, { onDelete: 'cascade' }),
    ownerUuid: text('owner_uuid').references(() => people.uuid, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Order of creation. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** Simulated instant. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('records_of').on(table.resource, table.clusterId, table.ownerUuid, table.position)],
)

/** Files that arrived by a signed address, or wait for it. */
export const files = pgTable('files', {
  id: text('id').primaryKey(),
  clusterId: text('cluster_id')
    .notNull()
    .references(() => clusters.id, { onDelete: 'cascade' }),
  personUuid: text('person_uuid').notNull(),
  name: text('name').notNull(),
  contentType: text('content_type'),
  content: bytes('content'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** One row: where simulated time stood at which moment, and how fast it runs. */
export const clockAnchors = pgTable('clock_anchors', {
  id: integer('id').primaryKey(),
  simulatedAt: instant('simulated_at').notNull(),
  wallAt: instant('wall_at').notNull(),
  speed: doublePrecision('speed').notNull(),
  /** Milliseconds tests moved the calendar on. */
  advancedMs: instant('advanced_ms').notNull(),
})
