import { clusterStateOf } from '../domain/cluster-state'
import { operationIn } from '../domain/library'
import { policyAllows, supportsAction } from './facts'
import type { Gates, Rule } from './rule'

const policy: Rule = {
  id: 'library.policy',
  kind: 'policy',
  isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'cluster', 'update'),
  sentence: 'access.needsHigherPermission',
  effect: 'disable',
  remedy: 'owner',
  source: "D2 §6 'Other gates': change controls",
}

const platform: Rule = {
  id: 'library.platform-action',
  kind: 'plan',
  isMet: ({ person, cluster }) =>
    cluster !== undefined && supportsAction(person, 'packages_installion', cluster.platform),
  sentence: 'access.librariesNotOnPlatform',
  effect: 'disable',
  remedy: 'upgrade',
  source: "D2 §6 'Other gates'",
}

const running: Rule = {
  id: 'library.cluster-running',
  kind: 'state',
  isMet: ({ cluster, state }) => cluster !== undefined && (state ?? clusterStateOf(cluster)) === 'running',
  sentence: 'access.clusterMustBeRunning',
  effect: 'disable',
  remedy: 'connect',
  source: 'D2 §1, DET-D30',
}

function noOther(operation: 'installing' | 'uninstalling', sentence: Rule['sentence']): Rule {
  return {
    id: `library.no-other-${operation}`,
    kind: 'state',
    isMet: ({ libraries }) => operationIn(libraries ?? []) !== operation,
    sentence,
    effect: 'disable',
    remedy: 'wait',
    source: "D2 §4 'Libraries', D2 §8 'Libraries'",
  }
}

const change = [
  policy,
  platform,
  running,
  noOther('installing', 'access.libraryInstalling'),
  noOther('uninstalling', 'access.libraryUninstalling'),
]

/** What may be done with the libraries of a cluster. */
export const libraryGates = {
  Library: {
    list: [],
    install: change,
    update: change,
    uninstall: change,
    sync: change,
  },
} satisfies Gates
