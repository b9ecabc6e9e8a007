import { asleep, lacksPlan, lacksVerb, onlyRunning, planRule, policyRule, rule, when } from './common-rules'
import type { SampledCall } from './sampled-call'

const connected = rule(
  'state',
  'data-app.import.state',
  'Your cluster must be connected to be able to import Data Apps.',
)

/** What is asked of the data apps of a cluster, and of the catalogue. */
export const dataAppCalls: readonly SampledCall[] = [
  {
    name: 'DataApp.list',
    proves: ['ACL-034'],
    actor: 'owner',
    request: ({ clusterId }) => ['GET', `/blueprints/${clusterId}/status`],
    done: 200,
    requires: [[policyRule('data-app.list.policy')]],
    conditions: [lacksVerb('blueprintPolicy', 'list', ['data-app.list.policy'])],
    needs: { blueprintPolicy: ['list'] },
  },
  {
    name: 'DataApp.import',
    proves: ['APP-022', 'APP-037'],
    actor: 'owner',
    request: ({ clusterId }) => [
      'PUT',
      '/blueprints/import',
      {
        tenant: 'default',
        username: 'admin',
        password: 'Correct-Horse-7',
        instanceId: clusterId,
        overwrite: false,
        names: 'Sales Insights',
      },
    ],
    done: 200,
    requires: [
      [policyRule('data-app.import.policy'), planRule('data-app.import.plan', 'Data Apps'), connected],
    ],
    conditions: [
      lacksVerb('blueprintPolicy', 'create', ['data-app.import.policy']),
      lacksPlan('dataapps', ['data-app.import.plan']),
      asleep(['data-app.import.state']),
    ],
    needs: { blueprintPolicy: ['create'] },
    states: onlyRunning('data-app.import.state'),
  },
  {
    name: 'DataAppCatalogue.export',
    proves: ['APP-036'],
    actor: 'owner',
    start: { person: { isPartner: true } },
    request: ({ clusterId }) => [
      'PUT',
      '/blueprints/export',
      {
        instanceId: clusterId,
        tenant: 'default',
        folders: ['Sales'],
        dashboards: [],
        enableDynamicJoins: false,
        includeParquet: false,
        datasource: '',
      },
    ],
    done: 200,
    requires: [
      [
        rule('trial', 'data-app-catalogue.export.trial', 'YOUR TRIAL OF Basalt CLOUD IS EXPIRED'),
        rule('property', 'data-app-catalogue.export.partner', 'Only partners export data apps.'),
      ],
    ],
    conditions: [
      when('the trial has expired', { person: { trialExpired: true } }, ['data-app-catalogue.export.trial']),
      when('the person is no partner', { person: { isPartner: false } }, [
        'data-app-catalogue.export.partner',
      ]),
    ],
    needs: {},
  },
]
