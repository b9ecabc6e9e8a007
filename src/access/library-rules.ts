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
    source: "D2 §6 'Other gates': change controls",
  }),
  {
    ...planRule('packages_installion', 'access.librariesAction', {
      id: 'library.platform-action',
      effect: 'disable',
      source: "D2 §6 'Other gates', ACL-D12",
    }),
    sentence: 'access.librariesNotOnPlatform',
  },
  stateRule(['running'], {
    id: 'library.cluster-running',
    sentence: 'access.clusterMustBeRunning',
    effect: 'disable',
    resolution: 'connect',
    source: 'D2 §1, DET-D30',
  }),
  noOther('installing', 'access.libraryInstalling'),
  noOther('uninstalling', 'access.libraryUninstalling'),
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
