/** A place where the specification says two things about access, or one thing that cannot stand as it is. */
export type Contradiction = {
  /** Stands in addresses. */
  id: string
  title: string
  /** What it says, place by place. */
  says: readonly string[]
  /** What the console does. */
  does: string
  why: string
  /** Rules this is about; none where the decision is that there is no rule. */
  rules: readonly string[]
  /** Decisions of docs/requirements. */
  decisions: readonly string[]
}

/** All that are known, for auditors: the console shows none of them. */
export const contradictions: readonly Contradiction[] = [
  {
    id: 'billing-user-configurations',
    title: 'Billing User: manages configurations, only reads the Advanced configurations',
    says: [
      "D3 §6 'Permission matrix': 'Cluster configurations' is manage+view for the Billing User.",
      "D2 §6 'Tab and section visibility': the Billing User (accountManager) sees the Advanced configurations tab, but 'editing is possible only for owner and accountAdmin'; Delta sharing is for 'owner or accountAdmin only'.",
    ],
    does: 'The configurations follow the policy the server sends, which by the matrix lists update for a Billing User. The Advanced configurations and Delta sharing keep their narrower rule.',
    why: 'Of two rules that do not agree the narrower one cannot give away what was not meant.',
    rules: ['advanced-configuration.editor', 'delta-sharing.role'],
    decisions: ['README decision 2', 'ACL-D15'],
  },
  {
    id: 'withdrawal',
    title: 'Withdrawal of an ownership invitation: given to the Billing User alone',
    says: [
      "D2 §6 'Cluster users': an owner-role invitation can be withdrawn 'if the viewer has the accountManager role and the target is a pending owner'.",
      "D3 §6 'Permission matrix': the Billing User only views 'Cluster Administration Users'; Owner and Manager manage them.",
    ],
    does: 'As written: a Billing User withdraws a pending ownership, and nobody else does, not even the owner who offered it. It is the one change a Billing User can make among the users.',
    why: 'The sentence is precise about who and what; the matrix is a summary. The oddity is for the product team to settle.',
    rules: ['cluster-user.withdraw.viewer', 'cluster-user.withdraw.pending-owner'],
    decisions: ['README decision 3', 'ACL-D19', 'USR-D05'],
  },
  {
    id: 'owner-only',
    title: 'Upgrade, clone and delete: "owner only", or people the policies name',
    says: [
      "D3 §6 'Permission matrix': 'Upgrade Version' and 'Clone/Delete Cluster' are 'owner only'; D2 §6 'Within this page' repeats it for the upgrade.",
      "D1 §4 'Menu availability', D2 §4 'Upgrade', D3 §6 'Other rules': the controls ask the management policy (create to clone, update to upgrade) and the cluster policy (delete), which a server may send to anybody.",
    ],
    does: 'The policies decide. The matrix is the default content of those policies, and there they are the owner’s alone. A server that grants more is obeyed, and the drift report of the cluster lists the grant.',
    why: 'The server enforces its own policies; a console that refuses what the server allows, or the reverse, is wrong every time the two differ.',
    rules: ['cluster.upgrade.policy', 'cluster.clone.policy', 'cluster.delete.policy'],
    decisions: ['README decision 1', 'README decision 4', 'ACL-D16', 'ACL-D17'],
  },
  {
    id: 'schedular',
    title: '"schedular" and "scheduler"',
    says: [
      "D1 §6 'Feature flags' and D2 §6 'Other gates' list the flag as 'schedular'.",
      "D2 §6 'Tab and section visibility' and D3 §6 'Other rules' call it 'scheduler'.",
    ],
    does: 'The key is schedular. An account that carries scheduler has the flag on, and the drift report remarks on the spelling.',
    why: 'The lists of keys are what goes over the wire; the other word stands in sentences. Accepting both on reading costs nothing and switches off nobody’s schedule.',
    rules: ['scheduled-event.flag'],
    decisions: ['README decision 9', 'ACL-D08', 'ACL-D23'],
  },
  {
    id: 'billing-row',
    title: 'The row Billing of the matrix, and everybody’s own consumption and bills',
    says: [
      "D3 §6 'Permission matrix': 'Billing' is the Owner’s to manage, the Billing User’s to view, and nothing for Manager and User.",
      "D1 §2 'Header' gives the link to the consumption to everybody who is signed in; D3 §2.4 'My account' has a tab with the billing history of anyone signed in.",
    ],
    does: 'The row is information: it stands in the Roles and Permissions table and no rule comes from it. Consumption and billing history are a person’s own, and open to every person.',
    why: 'The row speaks of a role on a cluster, the pages of an account. No policy of a cluster mentions billing, so there is nothing a server could grant or withhold.',
    rules: [],
    decisions: ['ACL-D24'],
  },
  {
    id: 'cluster-archive',
    title: 'The platform action cluster_archive, and deleting a cluster',
    says: [
      "D1 §6 'Known action keys' and D2 §6 'Other gates' list cluster_archive among the platform actions and never say what it gates.",
      "D1 §4 'Menu availability': 'Delete only if the cluster policy allows delete; enabled only when running or sleeping', without a word about the plan.",
    ],
    does: 'Deleting asks the policy and the state, and no plan. cluster_archive is a known name that no rule asks for; so is cluster_create, for the same reason (D1 §5 names the conditions of creating, and the plan is not among them).',
    why: 'The register once read cluster_archive as delete (ACL-D11). D1 §4 lists the conditions of Delete in full, and a condition it does not have would keep owners from deleting what they pay for.',
    rules: [
      'cluster.delete.policy',
      'cluster.delete.corrupted',
      'cluster.delete.unavailable',
      'cluster.delete.state',
    ],
    decisions: ['ACL-D11', 'CLU-D12'],
  },
  {
    id: 'services-control',
    title: 'Services control: "any user", and not for Users',
    says: [
      "D2 §2 'Configurations tab sections': 'Cluster services control: any user'; 'Auto suspend, home page and onboarding: any user'.",
      "D2 §6 'Tab and section visibility': shown 'only when the cluster is running and the user’s authorized roles do not include developer'. D2 §6 'Other gates' adds the cluster policy, the trial and the plan to the auto-suspend time.",
    ],
    does: 'The services are hidden from a User (developer); others see them, and change them while the cluster runs. Everybody sees the auto-suspend time, and changes it only where policy, account and plan allow.',
    why: '"Any user" says for whom a section is meant to exist, §6 who may do something in it. Read so, both hold except for the services, where the narrower rule stands.',
    rules: [
      'cluster-services.role',
      'cluster-services.known-role',
      'auto-suspend.plan',
      'configuration.policy',
      'configuration.trial',
    ],
    decisions: ['CFG-D02', 'CFG-D35'],
  },
  {
    id: 'self-managed-tab',
    title: 'The tab of self-managed clusters: gone with the plan, or there with a reason',
    says: [
      "D2 §2 'Route': some tabs show only if policy and feature toggles allow; the register read the platform action subcluster among them (DET-D03).",
      "D3 §8 gives the tooltip '{action} isn’t supported with your current plan.' to creating a self-managed cluster, which nobody could see on a tab that is gone (SUB-D03).",
    ],
    does: 'The tab follows the flag subcluster and the policy list; a plan without the platform action keeps the tab and disables creating, with the tooltip.',
    why: 'A text of the specification that could never be read would be no text, and what is there already can still be looked at after a change of plan.',
    rules: ['sub-cluster.flag', 'sub-cluster.policy.list', 'sub-cluster.create.plan'],
    decisions: ['DET-D03', 'SUB-D03'],
  },
  {
    id: 'update-lock',
    title: 'The locked Update button: gone, or there with a reason',
    says: [
      "D2 §4 'Upgrade' and D3 §4.5 'Cluster updates': the Update button shows only when, among others, the cluster is 'not locked by Self_Upgrade'.",
      "D2 §8 'Other' and D3 §8 'Sub-clusters' give the tooltip 'Update is currently locked for this cluster.', which a button that is not there cannot show.",
    ],
    does: 'Where the lock alone stands in the way, the button is shown disabled with that sentence; where anything else does, it is hidden. The same sentence disables changing a self-managed cluster.',
    why: 'A text of the specification that could never be read would be no text. A button that vanishes without a word also tells nobody that the lock will be lifted.',
    rules: ['cluster.upgrade.lock', 'sub-cluster.update.lock'],
    decisions: ['DET-D35', 'DET-D36'],
  },
  {
    id: 'role',
    title: 'Two things called "role", and two fields for one of them',
    says: [
      "D1 §3 'User' has a role with an id and a name (free, basic, premium, enterprise): what was bought. D1 §6 'Cluster roles' has owner, accountAdmin, developer and accountManager: what somebody is on a cluster. D3 §6 speaks of 'Roles: free (trial) and enterprise'.",
      "A trial is role id 1 in D1 §1, 'role free' in D3 §6 and 'the trial role' in D2 §6.",
      "D2 §6 asks roleName for one tab and 'authorized roles' for the others, without saying how the two relate.",
    ],
    does: 'The role of an account is called its plan here; "role" is always the role on a cluster. Role id 1 is what makes a trial. roleName is the effective role, authorizedRoles all roles somebody holds; each rule asks the one its sentence names, and a rule that names none of them takes either.',
    why: 'One word for two things lets a reader grant a cluster to a plan. Id and name are kept apart because a server can send them apart; the drift report remarks where they disagree.',
    rules: [
      'advanced-configuration.viewer',
      'scheduled-event.role',
      'cluster-user.transfer.owner',
      'data-app.choose.plan',
    ],
    decisions: ['ACL-D05', 'ACL-D22', 'ACL-D27'],
  },
  {
    id: 'resize-toggles',
    title: 'Feature toggles of resize and upgrade that no list has',
    says: [
      "D2 §6 'Other gates': 'copilot, MLflow, scaling, resize and upgrade, which also need their feature toggles'.",
      'D1 §6 and D2 §6: the lists of feature flags have copilot, mlflow, autoScale and manualScaling, and none for resize or upgrade.',
    ],
    does: 'Resize and upgrade ask the platform actions cluster_resize and cluster_upgrade alone; copilot, MLflow and scaling ask their platform action and their flag.',
    why: 'A rule that asks for a flag nobody can switch on would close the action for good.',
    rules: ['cluster-size.plan', 'cluster.upgrade.plan', 'auto-scaling.flag'],
    decisions: ['ACL-D07'],
  },
  {
    id: 'change-controls',
    title: 'Who may not change something: no control, or a disabled one',
    says: [
      "D2 §6 'Other gates' and D3 §6 'Other rules': 'Change controls show only if the cluster policy includes update.'",
      "D3 §8 'Shared': a control that somebody may not update carries the tooltip 'You need higher permission'.",
    ],
    does: 'The control is shown disabled with that sentence. On the IP whitelist, where a Billing User is only to view, and in the menu of a cluster, where D1 §4 leaves items out, it is hidden.',
    why: 'A tooltip needs a control to stand on, and a control that is missing tells nobody whom to ask.',
    rules: ['configuration.policy', 'feature.policy', 'library.policy', 'whitelist.policy.create'],
    decisions: ['AGT-D23', 'ADV-D07'],
  },
  {
    id: 'copilot-sections',
    title: 'Copilot and MLflow outside the plan: no section, or a tooltip',
    says: [
      "D2 §2 'Configurations tab sections': the sections are there with 'toggle and platform action'.",
      "D3 §6 'Other rules': without them 'a 'not supported in current plan' tooltip appears'.",
    ],
    does: 'The sections are hidden, and the access explorer and the report tell the sentence. Scaling and resize, which no list of sections names so, are shown disabled with it.',
    why: 'The list of sections says what is on the page; the tooltip says how a control that is there explains itself.',
    rules: ['copilot.plan', 'copilot.flag', 'mlflow.plan', 'mlflow.flag', 'cluster-size.plan'],
    decisions: ['ACL-D20', 'ACL-D21'],
  },
  {
    id: 'enterprise-plan',
    title: 'Enterprise: chosen through sales, and left by a click?',
    says: [
      "D1 §1: 'Enterprise (through sales)'; D3 §6 'Other rules': Enterprise is 'contact sales'.",
      "D1 §4 'Plan transitions': the plan moves to free by Select on the Basic card and to premium by the purchase; neither names the plans it may start from.",
    ],
    does: 'An Enterprise account changes neither to Premium nor to Basic by itself: both buttons are disabled and say so.',
    why: 'The documents decide only how Enterprise is entered. What sales agreed upon cannot be had back by a click, so the narrower way is taken until the product team has settled it.',
    rules: ['plans.upgrade.enterprise', 'plans.downgrade.enterprise'],
    decisions: ['PLAN-D03', 'PLAN-D12'],
  },
]
