import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  changeClusterRequest,
  dataStudioResponse,
  switchAdvancedSqlRequest,
  switchCopilotRequest,
  switchDataStudioRequest,
  switchMlflowRequest,
  switchSqlRequest,
  switchSynapseRequest,
} from '../wire/settings'

const source = "D2 §7 'Features'"

/** The settings of a cluster on its configurations tab. `{instanceId}` is the cluster's id. */
export const settingCalls = {
  changeCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}',
    request: changeClusterRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption:
      'The field of the home page goes by its feature key, display-home-page (CFG-D26); the idle time goes as the key it is listed by, in idleTime.',
    summary: 'Change settings of a cluster',
    source: "D1 §7 'PUT instance', API-D10, CFG-D28",
  },
  switchSql: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/sqli',
    request: switchSqlRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Turn the SQL interface for external BI tools on or off',
    source: `${source}, CFG-D32`,
  },
  switchAdvancedSql: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/{product}x',
    request: switchAdvancedSqlRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Turn the advanced SQL interface on or off',
    source: `${source}, CFG-D33`,
  },
  switchMlflow: {
    method: 'POST',
    path: '/users/instances/mlflow',
    request: switchMlflowRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Turn MLflow on or off',
    source,
  },
  switchCopilot: {
    method: 'POST',
    path: '/users/{id}/instances/{clusterId}/copilot',
    request: switchCopilotRequest,
    response: messageResponse,
    isIdempotent: false,
    assumption: 'Turned on, the key goes along as apiKey (CFG-D31).',
    summary: 'Turn the copilot on or off',
    source: `${source}, CFG-D31`,
  },
  switchSynapse: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/azuresynapse',
    request: switchSynapseRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Turn the link to Microsoft Synapse on or off',
    source: `${source}, API-D09`,
  },
  getDataStudio: {
    method: 'GET',
    path: '/instances/{instanceId}/datastudio',
    request: null,
    response: dataStudioResponse,
    isIdempotent: true,
    summary: 'Read whether the data studio is on',
    source,
  },
  switchDataStudio: {
    method: 'POST',
    path: '/instances/{instanceId}/datastudio',
    request: switchDataStudioRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Turn the data studio on or off',
    source,
  },
} as const satisfies Record<string, Call>
