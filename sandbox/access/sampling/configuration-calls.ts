import { asleep, lacksVerb, onlyRunning, policyRule, rule, when } from './common-rules'
import type { SampledCall } from './sampled-call'

const viewer = policyRule('advanced-configuration.viewer')
const editor = policyRule('advanced-configuration.editor')
const running = 'configuration.cluster-running'

const sentAs = (roleName: 'developer' | 'accountManager', breaks: readonly string[]) =>
  when(`the role sent is ${roleName}`, { sent: { roleName, authorizedRoles: [roleName] } }, breaks)

/** What a cluster is configured with. */
export const configurationCalls: readonly SampledCall[] = [
  {
    name: 'AdvancedConfiguration.view',
    proves: ['ADV-022'],
    actor: 'owner',
    request: ({ clusterId }) => ['GET', `/instances/${clusterId}/advanced-configs`],
    done: 200,
    requires: [[viewer]],
    conditions: [sentAs('developer', [viewer.id])],
    needs: { roleName: 'accountManager' },
    roles: { owner: [], manager: [], user: [viewer.id], billing: [] },
  },
  {
    name: 'AdvancedConfiguration.update',
    proves: ['ADV-021', 'ADV-D07'],
    actor: 'owner',
    request: ({ clusterId }) => [
      'PATCH',
      `/instances/${clusterId}/advanced-configs`,
      [{ name: 'system', data: [{ configKey: 'engine.threads', configValue: 8 }] }],
    ],
    done: 200,
    requires: [
      [
        viewer,
        editor,
        policyRule('configuration.policy'),
        rule('state', running, 'Your cluster must be connected to apply this change'),
      ],
    ],
    conditions: [
      sentAs('developer', [viewer.id, editor.id]),
      sentAs('accountManager', [editor.id]),
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      asleep([running]),
    ],
    needs: { roleName: 'accountAdmin', clusterPolicy: ['update'] },
    roles: {
      owner: [],
      manager: [],
      user: [viewer.id, editor.id, 'configuration.policy'],
      billing: [editor.id],
    },
    states: onlyRunning(running),
  },
]
