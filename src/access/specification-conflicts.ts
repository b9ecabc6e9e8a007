import type { MessageKey } from '../locales/messages'
import type { AccessContext } from './access-context'
import { accountRemarks } from './drift'
import { explain } from './explain'
import type { Action, Subject } from './vocabulary'

/** A place where the specification says two things about who may do what, and what the console does there. */
export type SpecificationConflict = {
  id: 'billing-configurations' | 'withdrawal' | 'owner-only' | 'scheduler'
  title: MessageKey
  /** What it says in one place and in the other. */
  text: MessageKey
  /** What the console does, as the register of requirements decided. */
  decision: MessageKey
  sources: readonly string[]
  /** Whether the viewer meets it on this cluster. */
  isMet: (context: AccessContext) => boolean
}

export const specificationConflicts: readonly SpecificationConflict[] = [
  {
    id: 'billing-configurations',
    title: 'accessExplorer.conflictConfigurations',
    text: 'accessExplorer.conflictConfigurationsText',
    decision: 'accessExplorer.conflictConfigurationsDecision',
    sources: ["D3 §6 'Permission matrix'", "D2 §6 'Tab and section visibility'", 'ACL-D15'],
    isMet: (context) =>
      !isUnmet('manage', 'ClusterConfiguration', 'cluster-configuration.manage.policy', context) &&
      isUnmet('update', 'AdvancedConfiguration', 'advanced-configuration.editor', context),
  },
  {
    id: 'withdrawal',
    title: 'accessExplorer.conflictWithdrawal',
    text: 'accessExplorer.conflictWithdrawalText',
    decision: 'accessExplorer.conflictWithdrawalDecision',
    sources: ["D2 §6 'Cluster users'", "D3 §6 'Permission matrix'", 'ACL-D19'],
    // Who may change no user may withdraw, or who may change them may not.
    isMet: (context) =>
      isUnmet('withdraw', 'ClusterUser', 'cluster-user.withdraw.viewer', context) !==
      isUnmet('update', 'ClusterUser', 'cluster-user.policy.update', context),
  },
  {
    id: 'owner-only',
    title: 'accessExplorer.conflictOwnerOnly',
    text: 'accessExplorer.conflictOwnerOnlyText',
    decision: 'accessExplorer.conflictOwnerOnlyDecision',
    sources: ["D3 §6 'Permission matrix'", "D1 §4 'Menu availability'", "D2 §4 'Upgrade'", 'ACL-D17'],
    isMet: (context) =>
      isUnmet('transfer', 'ClusterUser', 'cluster-user.transfer.owner', context) &&
      ownersActions.some(({ action, rule }) => !isUnmet(action, 'Cluster', rule, context)),
  },
  {
    id: 'scheduler',
    title: 'accessExplorer.conflictScheduler',
    text: 'accessExplorer.conflictSchedulerText',
    decision: 'accessExplorer.conflictSchedulerDecision',
    sources: ["D1 §6 'Feature flags'", "D3 §6 'Other rules'", 'ACL-D23'],
    isMet: ({ person, productKey }) =>
      // Nothing but another spelling of that flag has it for its place.
      accountRemarks(person, productKey).some(({ place }) => place === 'schedular'),
  },
]

/** What the matrix publishes as the owner's alone, and the policies decide. */
const ownersActions: readonly { action: Action; rule: string }[] = [
  { action: 'upgrade', rule: 'cluster.upgrade.policy' },
  { action: 'clone', rule: 'cluster.clone.policy' },
  { action: 'delete', rule: 'cluster.delete.policy' },
]

function isUnmet(action: Action, subject: Subject, rule: string, context: AccessContext): boolean {
  return explain(action, subject, context).reasons.some((reason) => reason.rule === rule)
}
