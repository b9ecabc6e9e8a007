import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { invitationRequest } from '../wire/invitation'

/** Who opens the same link again within this time is shown the answer that came (INV-D05). Milliseconds. */
const acceptedBriefly = 2_000

/** Accepting what somebody was invited to by a link. */
export const invitationCalls = {
  acceptClusterInvitation: {
    method: 'POST',
    path: '/users/acceptclusterinv',
    request: invitationRequest,
    response: messageResponse,
    isIdempotent: false,
    staleTime: acceptedBriefly,
    summary: 'Accept the invitation to a cluster',
    source: "D1 §7 'POST acceptclusterinv', D1 §9, INV-D01",
  },
  acceptOwnership: {
    method: 'POST',
    path: '/users/acceptownershiptransfer',
    request: invitationRequest,
    response: messageResponse,
    isIdempotent: false,
    staleTime: acceptedBriefly,
    summary: 'Accept the ownership of a cluster',
    source: "D1 §7 'POST acceptownershiptransfer', D1 §9",
  },
} as const satisfies Record<string, Call>
