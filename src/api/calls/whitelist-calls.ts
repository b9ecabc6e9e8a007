import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { whitelistChangeRequest, whitelistListResponse, whitelistRequest } from '../wire/whitelist'

/** The IP whitelist of a cluster (D2 §7 'IP whitelist'). */
export const whitelistCalls = {
  listWhitelists: {
    method: 'GET',
    path: '/users/{id}/instances/{name}/whitelists',
    request: null,
    response: whitelistListResponse,
    isIdempotent: true,
    summary: 'List the IP ranges of the whitelist',
    source: "D2 §7 'IP whitelist'",
  },
  addWhitelist: {
    method: 'POST',
    path: '/users/{id}/instances/{name}/whitelists',
    request: whitelistRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Add an IP range',
    source: "D2 §7 'IP whitelist'",
  },
  changeWhitelist: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/whitelists/{recordId}',
    request: whitelistChangeRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Change an IP range, or switch it on or off',
    source: "D2 §7 'IP whitelist'",
  },
  deleteWhitelist: {
    method: 'DELETE',
    path: '/users/{id}/instances/{name}/whitelists/{recordId}',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Delete an IP range',
    source: "D2 §7 'IP whitelist'",
  },
} as const satisfies Record<string, Call>
