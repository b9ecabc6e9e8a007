import type { AccessRules } from './rule'

/** Who may look at the console as another role on clusters sees it; which roles, `rolesBelow` says. */
export const viewAsRules = {
  ViewAs: {
    open: [
      {
        id: 'view-as.open.role',
        kind: 'policy',
        when: { roleName: ['owner', 'accountAdmin'] },
        sentence: 'clusterAccess.viewAsForManagers',
        effect: 'hide',
        resolution: 'owner',
        source: 'Issue 4',
      },
    ],
  },
} satisfies AccessRules
