import type { CloudPipeline } from './cluster-choices'
import { type Finding, type Operation, settlingTime } from './operation'
import { isPipelineComplete, isPipelinePending } from './pipeline'

/**
 * What the status of the cloud pipeline says of an environment; null while it is built.
 * @param pipeline null where the server has none
 */
export function pipelineFinding(
  { name, startedAt }: Pick<Operation, 'name' | 'startedAt'>,
  pipeline: CloudPipeline | null,
  now: number,
): Finding {
  if (pipeline?.configurationName !== name) return now - startedAt > settlingTime ? 'missing' : null
  if (isPipelinePending(pipeline)) return null
  return isPipelineComplete(pipeline) ? 'reached' : 'broken'
}
