import { expect, it } from 'vitest'
import { createRecordedClient } from '../testing/recorded-client'
import type { ApiClient } from './api-client'

const id = 'u-1'
const cluster = { id, name: 'sales', instanceId: 'c-1', clusterId: 'c-1', recordId: 'p-1' }
const profile = { firstName: 'Ann', lastName: 'Ash', jobTitle: 'Analyst', company: 'Mills', phone: '' }
const target = { version: '4.3.1-1182', byBuildNo: 'true' } as const
const synapse = {
  ...{ tenant: 'default', instanceId: 'c-1', username: 'ann', password: 's3cret' },
  enableMicrosoftSynapse: true,
}
const here = '/users/u-1/instances/sales'

/** Each call, and what goes over the wire; by hand from the specification (D1 §7, D2 §7, D3 §7). */
const calls: [make: (api: ApiClient) => Promise<unknown>, line: string, body?: unknown][] = [
  [
    (api) => api('activate', { path: { id }, body: { uuid: id, enableActivateUserAccount: true } }),
    'POST /users/u-1/activate',
    { uuid: 'u-1', enableActivateUserAccount: true },
  ],
  [
    (api) => api('updateUser', { path: { id }, body: { userConsent: 'accept' } }),
    'PUT /users/u-1/update',
    { userConsent: 'accept' },
  ],
  [
    (api) => api('updateUser', { path: { id }, body: { userConsent: 'reject' } }),
    'PUT /users/u-1/update',
    { userConsent: 'reject' },
  ],
  [(api) => api('updateUser', { path: { id }, body: profile }), 'PUT /users/u-1/update', profile],
  ...[
    { userID: id, isSkipped: false, password: 's3cret' } as const,
    { isSkipped: false, password: 's3cret' } as const,
    { isSkipped: true } as const,
  ].map((body): (typeof calls)[number] => [
    (api) => api('updatePassword', { path: { id }, body }),
    'PUT /users/u-1/provision/updatepassword',
    body,
  ]),
  [
    (api) => api('sendSupportMessage', { body: { email: 'ann@example.test', message: 'Help' } }),
    'POST /support',
    { email: 'ann@example.test', message: 'Help' },
  ],
  [(api) => api('listNotifications', { path: { id } }), 'GET /users/u-1/notifications'],
  [
    (api) => api('readNotifications', { path: { id }, body: { notificationsIDs: [7, 'n-8'] } }),
    'POST /notification/u-1/readNotifications',
    { notificationsIDs: [7, 'n-8'] },
  ],
  [(api) => api('listBillingStats', { path: { id } }), 'GET /users/u-1/statshistorytotal'],
  [
    (api) => api('getBillingMonth', { path: { id }, query: { date: '03/2026' } }),
    'GET /users/u-1/statshistory?date=03%2F2026',
  ],
  [(api) => api('removePayment', { path: { id } }), 'DELETE /payment/u-1'],
  [
    (api) => api('changePlan', { path: { id }, body: { plan: 'premium' } }),
    'POST /plan/u-1',
    { plan: 'premium' },
  ],
  [
    (api) =>
      api('inviteClusterUser', {
        path: cluster,
        body: { userEmail: 'bo@example.test', roleName: 'developer', bypassValidationFlag: false },
      }),
    `PUT ${here}/adduserrole`,
    { userEmail: 'bo@example.test', roleName: 'developer', bypassValidationFlag: false },
  ],
  [
    (api) =>
      api('changeClusterUserRole', {
        path: cluster,
        body: { userEmail: 'bo@example.test', roleName: 'developer' },
      }),
    `PUT ${here}/updateuserrole`,
    { userEmail: 'bo@example.test', roleName: 'developer' },
  ],
  [
    (api) => api('removeClusterUser', { path: cluster, body: { userID: 7 } }),
    `PUT ${here}/removeuserrole`,
    { userID: 7 },
  ],
  [(api) => api('upgradeCluster', { path: cluster, body: target }), `PUT ${here}/upgrade`, target],
  [
    (api) => api('scheduleUpgrade', { path: cluster, body: { kind: 'UPGRADE_VERSION', change: target } }),
    `POST ${here}/pending`,
    { kind: 'UPGRADE_VERSION', change: target },
  ],
  [(api) => api('cancelPendingUpdate', { path: cluster }), `DELETE ${here}/pending/p-1`],
  [
    (api) => api('switchSql', { path: cluster, body: { sqliEnabled: true } }),
    `PUT ${here}/sqli`,
    { sqliEnabled: true },
  ],
  [
    (api) => api('switchAdvancedSql', { path: cluster, body: { productXEnabled: true } }),
    `PUT ${here}/basaltx`,
    { productXEnabled: true },
  ],
  [
    (api) => api('switchMlflow', { body: { isEnabled: true, userID: id, instanceID: 'c-1' } }),
    'POST /users/instances/mlflow',
    { isEnabled: true, userID: 'u-1', instanceID: 'c-1' },
  ],
  ...[{ openAIEnabled: true, apiKey: 'sk-1' } as const, { openAIEnabled: false } as const].map(
    (body): (typeof calls)[number] => [
      (api) => api('switchCopilot', { path: cluster, body }),
      'POST /users/u-1/instances/c-1/copilot',
      body,
    ],
  ),
  [(api) => api('switchSynapse', { path: cluster, body: synapse }), `PUT ${here}/azuresynapse`, synapse],
  [
    (api) => api('switchDataStudio', { path: cluster, body: { enable: false } }),
    'POST /instances/c-1/datastudio',
    { enable: false },
  ],
]

it.each(calls.map(([make, line, body = null]) => [line, body, make] as const))(
  '%s is sent with %j',
  async (line, body, make) => {
    const { api, requests } = createRecordedClient(() => Response.json({ message: 'No' }, { status: 400 }))
    await expect(make(api)).rejects.toThrow('No')
    const [request] = requests
    expect(`${request?.method} ${request?.url.replace('https://api.basalt.test/v2', '')}`).toBe(line)
    const sent = await request?.text()
    expect(sent ? JSON.parse(sent) : null).toEqual(body)
  },
)
