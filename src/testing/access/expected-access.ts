import type { Expectations } from './expectation'
import { expectedAccount } from './expected-account'
import { expectedAgentDeletion } from './expected-agent-deletion'
import { expectedAgentFiles } from './expected-agent-files'
import { expectedAgentRuns } from './expected-agent-runs'
import { expectedAgents } from './expected-agents'
import { expectedClusterHead } from './expected-cluster-head'
import { expectedClusterPage } from './expected-cluster-page'
import { expectedClusters } from './expected-clusters'
import { expectedConfigurations } from './expected-configurations'
import { expectedCreateForm } from './expected-create-form'
import { expectedFeatures } from './expected-features'
import { expectedLibraries } from './expected-libraries'
import { expectedPlannedFeatures } from './expected-planned-features'
import { expectedScheduling } from './expected-scheduling'
import { expectedShell } from './expected-shell'
import { expectedSubClusterNodes } from './expected-sub-cluster-nodes'
import { expectedSubClusters } from './expected-sub-clusters'
import { expectedUsers } from './expected-users'
import { expectedWhitelist } from './expected-whitelist'

/**
 * What the specification expects of every ruled action, transcribed from its text and the register by hand
 * and apart from the rules: two readings that can be held against each other.
 *
 * What keeps a whole feature away (a toggle, the plan, a role, a platform) stands with each of its actions;
 * the policy to list a thing stands with seeing it, and with changing it only where nothing else shows it.
 */
export const expectedAccess: Expectations = {
  ...expectedClusters,
  ...expectedCreateForm,
  ...expectedAccount,
  ...expectedShell,
  ...expectedClusterPage,
  ...expectedClusterHead,
  ...expectedConfigurations,
  ...expectedFeatures,
  ...expectedPlannedFeatures,
  ...expectedUsers,
  ...expectedWhitelist,
  ...expectedSubClusters,
  ...expectedSubClusterNodes,
  ...expectedLibraries,
  ...expectedScheduling,
  ...expectedAgents,
  ...expectedAgentDeletion,
  ...expectedAgentFiles,
  ...expectedAgentRuns,
}
