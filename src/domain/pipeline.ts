import type { Pipeline } from './cluster-choices'
import type { Person } from './person'

/** The states of the cloud pipeline (D1 §4 'Cloud pipeline states'). */
export const pipelineStates = ['inProgress', 'failed', 'running', 'waiting', 'completed', 'canceled'] as const

/** The steps in order, in the spelling of the product API (D1 §4); the last one is the final step. */
export const pipelineSteps = [
  'Basic_Resources',
  'MYSQL_SERVER',
  'CERT_ISTIO',
  'OFFPOD_UPGRADPOD_BLOCKPOD',
  'OPERATOR_DEPLOYMENT',
  'DNS_LB_FOR_ISTIO',
  'SNAPSHOT_CREATION',
  'TRIGGGER_CLUSTER_CREATION_PIPELINE',
] as const
export type PipelineStep = (typeof pipelineSteps)[number]

/**
 * What is asked of the person's cloud pipeline; null where nothing is: email, uuid and pipelineStatus must be there
 * (CNF-034, CNF-038).
 */
export function pipelineQuestion({
  email,
  uuid,
  pipelineStatus,
}: Pick<Person, 'email' | 'uuid' | 'pipelineStatus'>): { email: string; userID: string } | null {
  return email && uuid && pipelineStatus ? { email, userID: uuid } : null
}

/**
 * Whether the environment is still being built: in progress, running, waiting, or completed with a step that is not
 * the last. A failed or canceled pipeline is over.
 */
export function isPipelinePending(pipeline: Pipeline): boolean {
  if (pipeline.state === 'completed') return pipeline.stageName !== lastStepOf(pipeline)
  return pipeline.state === 'inProgress' || pipeline.state === 'running' || pipeline.state === 'waiting'
}

/** Whether the last step is completed: then the environment is there, and its progress card is not (D1 §4). */
export function isPipelineComplete(pipeline: Pipeline): boolean {
  return pipeline.state === 'completed' && pipeline.stageName === lastStepOf(pipeline)
}

function lastStepOf(pipeline: Pipeline): string | undefined {
  return pipeline.states.at(-1) ?? pipelineSteps.at(-1)
}
