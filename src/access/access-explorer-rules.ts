import type { AccessRules } from './rule'

/** Who may look into what others may do on a cluster. */
export const accessExplorerRules = {
  AccessExplorer: {
    open: [
      {
        id: 'access-explorer.open.role',
        kind: 'policy',
        when: { roleName: ['owner', 'accountAdmin'], authorizedRoles: ['owner', 'accountAdmin'] },
        sentence: 'clusterAccess.explorerForManagers',
        effect: 'hide',
        resolution: 'owner',
        source: 'Issue 4',
      },
    ],
  },
} satisfies AccessRules
