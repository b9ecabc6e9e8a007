import type { MessageKey } from '../locales/messages'
import type { AccessContext } from './access-context'
import { accountRemarks } from './drift'
import { explain } from './explain'
import type { Action, Subject } from './vocabulary'

/** A place where the specification says two things about who may do what, and what the console does there. */
export type SpecificationConflict = {
  /** Stands in addresses. */
  id: 'billing-user-configurations' | 'withdrawal' | 'owner-only' | 'schedular'
  title: MessageKey
  /** What it says, place by place. */
  says: readonly MessageKey[]
  /** What the console does. */
  does: MessageKey
  why: MessageKey
  /** Rules this is about. */
  rules: readonly string[]
  /** Decisions of docs/requirements. */
  decisions: readonly string[]
  /** Whether the viewer meets it on this cluster. */
  isMet: (context: AccessContext) => boolean
}

/** Those that a person can meet on a cluster; docs/access-rules.md has these and the others. */
export const specificationConflicts: readonly SpecificationConflict[] = [
  {
    id: 'billing-user-configurations',
    title: 'accessExplorer.conflictConfigurations',
    says: ['accessExplorer.conflictConfigurationsMatrix', 'accessExplorer.conflictConfigurationsPage'],
    does: 'accessExplorer.conflictConfigurationsDoes',
    why: 'accessExplorer.conflictConfigurationsWhy',
    rules: ['advanced-configuration.editor', 'delta-sharing.role'],
    decisions: ['README decision 2', 'ACL-D15'],
    isMet: (context) =>
      !isUnmet('manage', 'ClusterConfiguration', 'cluster-configuration.manage.policy', context) &&
      isUnmet('update', 'AdvancedConfiguration', 'advanced-configuration.editor', context),
  },
  {
    id: 'withdrawal',
    title: 'accessExplorer.conflictWithdrawal',
    says: ['accessExplorer.conflictWithdrawalPage', 'accessExplorer.conflictWithdrawalMatrix'],
    does: 'accessExplorer.conflictWithdrawalDoes',
    why: 'accessExplorer.conflictWithdrawalWhy',
    rules: ['cluster-user.withdraw.viewer', 'cluster-user.withdraw.pending-owner'],
    decisions: ['README decision 3', 'ACL-D19', 'USR-D05'],
    // Who may change no user may withdraw, or who may change them may not.
    isMet: (context) =>
      isUnmet('withdraw', 'ClusterUser', 'cluster-user.withdraw.viewer', context) !==
      isUnmet('update', 'ClusterUser', 'cluster-user.policy.update', context),
  },
  {
    id: 'owner-only',
    title: 'accessExplorer.conflictOwnerOnly',
    says: ['accessExplorer.conflictOwnerOnlyMatrix', 'accessExplorer.conflictOwnerOnlyPages'],
    does: 'accessExplorer.conflictOwnerOnlyDoes',
    why: 'accessExplorer.conflictOwnerOnlyWhy',
    rules: ['cluster.upgrade.policy', 'cluster.clone.policy', 'cluster.delete.policy'],
    decisions: ['README decision 1', 'README decision 4', 'ACL-D16', 'ACL-D17'],
    isMet: (context) =>
      isUnmet('transfer', 'ClusterUser', 'cluster-user.transfer.owner', context) &&
      ownersActions.some(({ action, rule }) => !isUnmet(action, 'Cluster', rule, context)),
  },
  {
    id: 'schedular',
    title: 'accessExplorer.conflictSchedular',
    says: ['accessExplorer.conflictSchedularKeys', 'accessExplorer.conflictSchedularSentences'],
    does: 'accessExplorer.conflictSchedularDoes',
    why: 'accessExplorer.conflictSchedularWhy',
    rules: ['scheduled-event.flag'],
    decisions: ['README decision 9', 'ACL-D08', 'ACL-D23'],
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
