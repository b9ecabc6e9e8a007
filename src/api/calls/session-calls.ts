import type { Call } from '../call'
import { earlyPaths } from '../early-paths'
import { activationResponse, messageResponse } from '../wire/answers'
import { personResponse } from '../wire/person'
import { activateRequest, supportRequest, updatePasswordRequest, updateUserRequest } from '../wire/requests'

/** Who is signed in, and their account (D1 §7). */
export const sessionCalls = {
  getMe: {
    method: 'GET',
    path: earlyPaths.getMe,
    request: null,
    response: personResponse,
    isIdempotent: true,
    summary: 'Load the session',
    source: "D1 §7 'GET me'",
  },
  activate: {
    method: 'POST',
    path: '/users/{id}/activate',
    request: activateRequest,
    response: activationResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Activate the account after login',
    source: "D1 §7 'post-login activation'",
  },
  updateUser: {
    method: 'PUT',
    path: '/users/{id}/update',
    request: updateUserRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Save what the person answered about cookies, or their profile',
    source: "D1 §7 'PUT users update', D3 §2.5 'Cookie consent', D3 §7 'My account and billing'",
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/{id}/provision/updatepassword',
    request: updatePasswordRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Set a new password, or skip the provisioned one',
    source: "D1 §7 'PUT provision/updatepassword', D3 §7 'My account and billing'",
  },
  sendSupportMessage: {
    method: 'POST',
    path: '/support',
    request: supportRequest,
    response: messageResponse,
    isIdempotent: false,
    isPublic: true,
    summary: 'Send a message to support',
    source: "D1 §7 'POST support'",
  },
} as const satisfies Record<string, Call>
