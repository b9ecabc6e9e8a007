import type { Call } from '../call'
import { advancedConfigurationsRequest, advancedConfigurationsResponse } from '../wire/advanced-configuration'
import { messageResponse } from '../wire/answers'

const source = "D2 §7 'Advanced configurations'"

/** The advanced configurations of a cluster. `{instanceId}` is the cluster's id. */
export const advancedConfigurationCalls = {
  listAdvancedConfigurations: {
    method: 'GET',
    path: '/instances/{instanceId}/advanced-configs',
    request: null,
    response: advancedConfigurationsResponse,
    // Passwords are among the configurations.
    fetchOptions: { cache: 'no-store' },
    isIdempotent: true,
    summary: 'List the advanced configurations of the server and of the tenants',
    source,
  },
  changeAdvancedConfigurations: {
    method: 'PATCH',
    path: '/instances/{instanceId}/advanced-configs',
    request: advancedConfigurationsRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Change advanced configurations',
    source,
  },
} as const satisfies Record<string, Call>
