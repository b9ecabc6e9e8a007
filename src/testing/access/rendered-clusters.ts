import { but, type RenderedSection } from './rendered-case'

const allowed = ['list', 'create', 'update', 'delete']
const allPolicies = {
  management: allowed,
  cluster: allowed,
  connection: allowed,
  subCluster: allowed,
  user: allowed,
  blueprint: allowed,
  cli: allowed,
  whitelist: allowed,
  roleName: 'owner',
  authorizedRoles: ['owner'],
  unreadable: [],
}

/** D1 §4 'Menu availability' and 'Card footer', §6, §8; CLU-D09. */
export const renderedClusters: RenderedSection = {
  resource: 'clusters',
  record: {
    name: 'sales',
    platform: 'gc',
    isCorrupted: false,
    isCloneable: true,
    runningAt: null,
    instanceStatus: 'running',
    services: [{ kind: 'analytics', url: null, status: 'running' }],
    policies: allPolicies,
  },
  usual: { connect: 'gone', disconnect: 'on', clone: 'on', delete: 'on' },
  cases: [
    { when: 'all is there', expects: {} },
    {
      when: 'the policy does not connect',
      record: { policies: { ...allPolicies, connection: [] } },
      expects: { disconnect: 'gone' },
    },
    {
      when: 'the policy does not create clusters',
      record: { policies: { ...allPolicies, management: but('create') } },
      expects: { clone: 'gone' },
    },
    {
      when: 'the policy does not delete',
      record: { policies: { ...allPolicies, cluster: but('delete') } },
      expects: { delete: 'gone' },
    },
    { when: 'no more clusters are allowed', person: { clusterCount: 99 }, expects: { clone: 'gone' } },
    {
      when: 'the plan does not have it',
      without: ['clone'],
      expects: { clone: "Clone isn't supported with your current plan. Upgrade your plan." },
    },
    { when: 'it cannot be cloned', record: { isCloneable: false }, expects: { clone: 'gone' } },
    {
      when: 'it sleeps',
      record: { services: [{ kind: 'analytics', url: null, status: 'disconnected' }], instanceStatus: null },
      expects: {
        connect: 'on',
        disconnect: 'gone',
        clone:
          'Connect the cluster first; only a connected cluster can be cloned. Possible once it is connected.',
      },
    },
    {
      when: 'it is corrupted',
      record: { isCorrupted: true },
      expects: {
        disconnect: 'gone',
        clone:
          'Connect the cluster first; only a connected cluster can be cloned. Possible once it is connected.',
        delete:
          'An unavailable cluster cannot be deleted here. Please contact support. Open the support page.',
      },
    },
  ],
}
