import type { Call } from '../call'
import {
  serviceStatusResponse,
  systemConfigurationRequest,
  systemConfigurationResponse,
} from '../wire/service-status'

const source = "D2 §7 'Services'"

/** The services of a cluster; what is done to their nodes is `executeService` of the self-managed clusters. */
export const serviceCalls = {
  getServiceStatus: {
    method: 'GET',
    path: '/instances/{instanceId}/services/status',
    request: null,
    response: serviceStatusResponse,
    isIdempotent: true,
    pollInterval: 5_000,
    assumption:
      'Nodes of self-managed clusters say whose they are in name; else a node_name begins with the name of its cluster.',
    summary: 'Read the status of every node of every service',
    source: `${source}, D3 §7 'Sub-clusters'`,
  },
  readSystemConfiguration: {
    method: 'POST',
    path: '/systemconfigurations',
    request: systemConfigurationRequest,
    response: systemConfigurationResponse,
    // It changes nothing, and is read again freely.
    isIdempotent: true,
    staleTime: 300_000,
    assumption: 'configType is number or string, by the kind of its defaultValue (API-D11).',
    summary: 'Read a value of the system configuration',
    source: `${source}, API-D11`,
  },
} as const satisfies Record<string, Call>
