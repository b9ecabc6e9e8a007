import type { AccessRules, Rule } from './rule'
import { planRule, policyRule, stateRule } from './rule-builders'

function noOther(operation: 'installing' | 'uninstalling', sentence: Rule['sentence']): Rule {
  return {
    id: `library.no-other-${operation}`,
    kind: 'state',
    when: { libraryOperation: { not: [operation] } },
    sentence,
    effect: 'disable',
    resolution: 'wait',
    source: "D2 §4 'Libraries', D2 §8 'Libraries'",
  }
}

const change: readonly Rule[] = [
  policyRule('clusterPolicy', 'update', {
    id: 'library.policy',
    effect: 'disable',
    source: "D2 §6 'Other gates'",
  }),
  {
    ...planRule('packages_installion', 'clusterAccess.librariesAction', {
      id: 'library.platform-action',
      effect: 'disable',
      source: "D2 §6 'Other gates', ACL-D12",
    }),
    sentence: 'clusterAccess.librariesNotOnPlatform',
  },
  stateRule(['running'], {
    id: 'library.cluster-running',
    sentence: 'clusterAccess.clusterMustBeRunning',
    effect: 'disable',
    resolution: 'connect',
    source: 'D2 §1, DET-D30',
  }),
  noOther('installing', 'clusterAccess.libraryInstalling'),
  noOther('uninstalling', 'clusterAccess.libraryUninstalling'),
]

/** What may be done with the libraries of a cluster. */
export const libraryRules = {
  Library: {
    list: [],
    install: change,
    update: change,
    uninstall: change,
    sync: change,
  },
} satisfies AccessRules
