import type { pipelineSteps as pipelineStepTexts } from '../locales/en/pipeline-steps'
import type { CloudPipeline, Pipeline } from './cluster-choices'
import { readInstant } from './dates'
import { isPipelineComplete, type PipelineStep, pipelineSteps } from './pipeline'

/** The key of each step's friendly name. */
export const pipelineStepNames: Readonly<
  Record<PipelineStep, `pipelineSteps.${keyof typeof pipelineStepTexts}`>
> = {
  Basic_Resources: 'pipelineSteps.basicResources',
  MYSQL_SERVER: 'pipelineSteps.databaseServices',
  CERT_ISTIO: 'pipelineSteps.ingressGateway',
  OFFPOD_UPGRADPOD_BLOCKPOD: 'pipelineSteps.kubernetes',
  OPERATOR_DEPLOYMENT: 'pipelineSteps.product',
  DNS_LB_FOR_ISTIO: 'pipelineSteps.dns',
  SNAPSHOT_CREATION: 'pipelineSteps.images',
  TRIGGGER_CLUSTER_CREATION_PIPELINE: 'pipelineSteps.finalizing',
}

/** Whether it ended without an environment: failed or canceled. */
export function isPipelineBroken({ state }: Pipeline): boolean {
  return state === 'failed' || state === 'canceled'
}

/**
 * Where a pipeline is (D1 §4, CNF-D18): the number of its step from 1, how many there are, and the step after it, null
 * at the last one. A step that the server does not list is number null.
 */
export function pipelineProgress({ states, stageName }: Pipeline): {
  step: number | null
  total: number
  current: string | null
  next: string | null
} {
  const steps: readonly string[] = states.length > 0 ? states : pipelineSteps
  const place = steps.indexOf(stageName ?? '')
  return {
    step: place < 0 ? null : place + 1,
    total: steps.length,
    current: stageName,
    next: place < 0 ? null : (steps[place + 1] ?? null),
  }
}

export type PipelineFoot = 'preparing' | 'working' | 'failed' | 'canceled'

/** The word under a pipeline (D1 §4, CNF-D19); null for a state that is not known. */
export function pipelineFoot({ state }: Pipeline): PipelineFoot | null {
  switch (state) {
    case 'inProgress':
      return 'preparing'
    case 'completed':
    case 'running':
    case 'waiting':
      return 'working'
    case 'failed':
    case 'canceled':
      return state
    default:
      return null
  }
}

/**
 * Milliseconds a pipeline has taken: since it was made, until it was last updated where it is over (D1 §4); null where
 * the server does not say when it was made.
 * @param now milliseconds since the epoch
 */
export function pipelineElapsed(pipeline: CloudPipeline, now: number): number | null {
  const start = readInstant(pipeline.createdAt)
  if (start === null) return null
  const isOver = isPipelineComplete(pipeline) || isPipelineBroken(pipeline)
  const end = isOver ? (readInstant(pipeline.updatedAt) ?? now) : now
  return Math.max(end - start, 0)
}

/** Minutes a deployment takes (D1 §9). */
export const pipelineMinutes = { least: 45, most: 50 } as const
