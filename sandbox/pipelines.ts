import { randomUUID } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import { defaultImage, pipelineSteps } from './catalogue'
import type { Clock } from './clock'
import { insertCluster } from './store/clusters'
import type { Db } from './store/open-store'
import { changePerson, findPerson, lockPerson, type PersonRow, setPipeline } from './store/people'
import { people } from './store/schema'
import type { WirePipeline } from './wire'

/** Simulated milliseconds of each of the eight steps: 48 minutes in all (D1 §9: 45 to 50). */
const stepLasts = 6 * 60_000

/** A pipeline whose environment has such a name fails on its fourth step, so that failing can be looked at. */
const failingNames = /^fail/

type PipelineOrder = { configurationName: string; region: string; plan: string }

/** A pipeline that begins now. */
export function startedPipeline(order: PipelineOrder, productKey: string, clock: Clock): WirePipeline {
  const at = new Date(clock.today()).toISOString()
  return {
    states: [...pipelineSteps],
    pipelineStatus: {
      stageName: pipelineSteps[0],
      state: 'inProgress',
      ...order,
      [`${productKey}Image`]: defaultImage.image,
      createdAt: at,
      updatedAt: at,
      error: null,
    },
    startedAt: clock.now(),
  }
}

/**
 * Brings every pipeline under way to where it is by now; one that has come to its end leaves two running clusters. Nothing
 * runs in the background: what has become due is done when somebody looks.
 */
export async function applyDuePipelines(db: Db, clock: Clock): Promise<void> {
  for (const { uuid, pipeline } of await listPipelines(db)) {
    if (pipeline?.startedAt === undefined || isSame(pipeline, pipelineAt(pipeline, clock))) continue
    await db.transaction(async (transaction) => {
      await lockPerson(transaction, uuid)
      const person = await findPerson(transaction, uuid)
      if (person?.pipeline?.startedAt !== undefined) await moveOn(transaction, clock, person, person.pipeline)
    })
  }
}

async function listPipelines(db: Db): Promise<{ uuid: string; pipeline: WirePipeline | null }[]> {
  return db
    .select({ uuid: people.uuid, pipeline: people.pipeline })
    .from(people)
    .where(isNotNull(people.pipeline))
}

async function moveOn(db: Db, clock: Clock, person: PersonRow, pipeline: WirePipeline): Promise<void> {
  const next = pipelineAt(pipeline, clock)
  await setPipeline(db, person.uuid, next)
  if (next.pipelineStatus.state !== pipeline.pipelineStatus.state)
    await changePerson(db, person, {
      pipelineStatus: next.pipelineStatus.state,
      // One that was not built may be begun again.
      ...(next.pipelineStatus.state === 'failed' && { showConsentFlow: true }),
    })
  if (next.pipelineStatus.state !== 'completed') return
  for (const kind of ['dev', 'prod'])
    await insertCluster(db, {
      id: randomUUID(),
      name: `${pipeline.pipelineStatus.configurationName}${kind}`,
      platform: 'az',
      image: defaultImage.image,
      installation: 'typical',
      diskSize: 100,
      // One hour (D1 §9).
      idleTime: '1',
      tenantId: null,
      blueprintId: null,
      analyticsSizeId: 'size-small',
      loaderSizeId: 'size-small',
      zone: null,
      k8sClusterCode: 'az-eus',
      appId: '7',
      canSleep: true,
      regionAlias: pipeline.pipelineStatus.region,
      ownerUuid: person.uuid,
      isPremium: true,
      createdAt: clock.today(),
      transition: 'connect',
      transitionAt: clock.now() - 60 * 60_000,
      startedAt: clock.today(),
    })
}

/** Where a pipeline is by now; the last step counts as done for good, and so does a failure. */
function pipelineAt(pipeline: WirePipeline, clock: Clock): WirePipeline {
  const { startedAt, pipelineStatus } = pipeline
  if (startedAt === undefined) return pipeline
  const done = Math.floor((clock.now() - startedAt) / stepLasts)
  const failsAt = failingNames.test(pipelineStatus.configurationName) ? 3 : Number.POSITIVE_INFINITY
  const step = Math.min(done, failsAt, pipelineSteps.length - 1)
  const [state, error] =
    done >= failsAt
      ? [
          'failed',
          'Deployment failed: the subscription has no quota for 8 vCPUs of this family in the region.',
        ]
      : [done >= pipelineSteps.length ? 'completed' : 'inProgress', null]
  const { startedAt: _over, ...rest } = pipeline
  const moved = {
    ...(state === 'inProgress' ? pipeline : rest),
    pipelineStatus: {
      ...pipelineStatus,
      stageName: pipelineSteps[step] ?? pipelineStatus.stageName,
      state,
      error,
    },
  }
  return isSame(pipeline, moved)
    ? pipeline
    : {
        ...moved,
        pipelineStatus: { ...moved.pipelineStatus, updatedAt: new Date(clock.today()).toISOString() },
      }
}

function isSame(one: WirePipeline, other: WirePipeline): boolean {
  const { stageName, state } = one.pipelineStatus
  return stageName === other.pipelineStatus.stageName && state === other.pipelineStatus.state
}
