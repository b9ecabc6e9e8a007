import type { CloudPipeline } from './cluster-choices'
import type { Finding } from './operation'
import { isPipelineComplete, isPipelinePending } from './pipeline'

/** What the status of the cloud pipeline says of the environment of this name; null while it is built, or of another. */
export function pipelineFinding(name: string, pipeline: CloudPipeline): Finding {
  if (pipeline.configurationName !== name || isPipelinePending(pipeline)) return null
  return isPipelineComplete(pipeline) ? 'reached' : 'broken'
}
