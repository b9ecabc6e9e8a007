import { access } from './en/access'
import { auth } from './en/auth'
import { clusterPage } from './en/cluster-page'
import { clusterUsers } from './en/cluster-users'
import { clusters } from './en/clusters'
import { common } from './en/common'
import { createCluster } from './en/create-cluster'
import { errors } from './en/errors'
import { form } from './en/form'
import { gettingStarted } from './en/getting-started'
import { libraries } from './en/libraries'
import { names } from './en/names'
import { password } from './en/password'
import { pipelineSteps } from './en/pipeline-steps'
import { scheduledEvents } from './en/scheduled-events'
import { shell } from './en/shell'
import { standard } from './en/standard'
import { subClusters } from './en/sub-clusters'
import { support } from './en/support'
import { views } from './en/views'
import { whitelists } from './en/whitelists'

/** Every text a person reads, by area. One flat object an area. */
export const messages = {
  access,
  auth,
  clusterPage,
  clusterUsers,
  clusters,
  common,
  createCluster,
  errors,
  form,
  gettingStarted,
  libraries,
  names,
  password,
  pipelineSteps,
  scheduledEvents,
  shell,
  standard,
  subClusters,
  support,
  views,
  whitelists,
} as const

type Messages = typeof messages

/** `area.key` of a text, such as `clusters.title`. */
export type MessageKey = {
  [Area in keyof Messages]: `${Area}.${Extract<keyof Messages[Area], string>}`
}[keyof Messages]
