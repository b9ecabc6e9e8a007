import { randomUUID } from 'node:crypto'
import { getTableColumns, sql } from 'drizzle-orm'
import { regions, sizes } from './catalogue'
import type { Clock } from './clock'
import type { HeldState } from './lifecycle'
import type { NewCluster } from './store/clusters'
import type { Db } from './store/open-store'
import type { PersonRow } from './store/people'
import { clusters } from './store/schema'

const states: readonly HeldState[] = ['running', 'running', 'running', 'sleeping', 'sleeping', 'starting-up']

/** Gives a person many more clusters at once: in one statement, because tests ask for ten thousand. */
export async function fillClusters(db: Db, clock: Clock, person: PersonRow, count: number): Promise<void> {
  const first = await db.$count(clusters)
  const now = clock.now()
  const today = clock.today()
  const rows = Array.from({ length: count }, (_, index) =>
    fillCluster(person.uuid, first + index, now, today),
  )
  await db.execute(sql`
    insert into clusters
    select * from json_populate_recordset(null::clusters, ${JSON.stringify(rows.map(toRecord))}::json)
    on conflict do nothing
  `)
}

/** A row under the names its columns have in the database. */
function toRecord(row: Required<NewCluster>): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(clusters))
  const values: Record<string, unknown> = row
  return Object.fromEntries(columns.map(([key, column]) => [column.name, values[key]]))
}

function fillCluster(ownerUuid: string, index: number, now: number, today: number): Required<NewCluster> {
  const region = regions.filter(({ platform }) => platform === 'gc')[index % 5] ?? regions[0]
  const size = sizes[index % sizes.length]
  if (!region || !size) throw new Error('The catalogue is empty.')
  const createdAt = today - (index % 700) * 86_400_000
  return {
    id: randomUUID(),
    name: `cluster-${String(index + 1).padStart(5, '0')}`,
    ownerUuid,
    platform: 'gc',
    regionAlias: region.regionAlias,
    image: '4.3.1-1182',
    installation: 'typical',
    diskSize: 100,
    idleTime: '1',
    tenantId: null,
    blueprintId: null,
    analyticsSizeId: size.id,
    loaderSizeId: size.id,
    zone: region.zone,
    k8sClusterCode: region.cluster_code,
    appId: '1',
    canSleep: true,
    isCorrupted: false,
    isPremium: false,
    isCloneable: true,
    createdAt,
    transition: 'create',
    transitionAt: now,
    startedAt: Math.max(createdAt, today - (index % 9) * 86_400_000),
    awakeSpans: [],
    heldState: states[index % states.length] ?? 'running',
    overrides: {},
    ownerPolicies: null,
  }
}
