import * as z from 'zod/mini'
import type { AccessContext } from '../../src/access/access-context'
import { contract } from '../../src/api/contract'
import { cleanDataAgent, cleanLibraries } from '../clean'
import {
  agentAnswer,
  blueprintsAnswer,
  eventsAnswer,
  librariesAnswer,
  listAnswer,
  meAnswer,
  pageAnswer,
  pipelineAnswer,
  type Spelling,
  subClusterAnswer,
  usersAnswer,
} from './wire-answers'

/** How a server came to know the cluster: by its entry in the list, or as its page reads it. */
export type KnownBy = 'list' | 'page'

/**
 * A context as a server has it: everything sent as JSON of the product API and read by the border that the sandbox
 * reads its own answers with. What a server knows by itself (clock, brand, what a request asks for) stays; a state
 * that is only shown is not there.
 */
export function sentContextOf(context: AccessContext, spelling: Spelling, knownBy: KnownBy): AccessContext {
  const { person, cluster, detail, member, scheduledEvent, blueprint, libraries, dataAgent } = context
  const { subCluster, state: _shown, ...own } = context
  const listed = cluster && read(contract.listClusters.response, listAnswer(cluster, spelling))[0]
  const page = cluster && detail && read(contract.getCluster.response, pageAnswer(cluster, detail, spelling))
  const users = member && read(contract.listClusterUsers.response, usersAnswer(member))
  const events = scheduledEvent && read(contract.listScheduledEvents.response, eventsAnswer(scheduledEvent))
  return {
    ...own,
    person: read(contract.getMe.response, meAnswer(person, spelling)),
    cluster: knownBy === 'page' && page ? page : listed,
    detail: page,
    pipeline: read(contract.getPipelineStatus.response, pipelineAnswer(context.pipeline)),
    member: users?.[0],
    scheduledEvent: events?.[0],
    blueprint: blueprint && read(contract.listBlueprints.response, blueprintsAnswer(blueprint))[0],
    libraries: libraries && cleanLibraries(sent(librariesAnswer(libraries))),
    dataAgent: dataAgent && cleanDataAgent(sent(agentAnswer(dataAgent))),
    subCluster: subCluster && ownPage([subClusterAnswer(subCluster)]).subClusters[0],
  }
}

/** A page that is read for its self-managed clusters alone. */
function ownPage(subClusters: readonly unknown[]) {
  return read(contract.getCluster.response, { id: 'c-1', name: 'demo', platform: 'gc', subClusters })
}

function read<Schema extends z.core.$ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  return z.parse(schema, sent(answer))
}

function sent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer))
}
