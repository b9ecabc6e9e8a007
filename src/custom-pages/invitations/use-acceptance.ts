import { useInvalidate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { SessionEndedError } from '../../api/errors'
import { namedCall } from '../../api/known-calls'
import type { Cluster } from '../../domain/cluster'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallRead, useCallSender } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { errorSentence, isOutcomeUnknown } from '../../views/error-sentence'
import { useTellFailure } from '../../views/use-tell-failure'
import { useOtherAccount } from './use-other-account'

/** What a link invites to: `userID` is the person it is for, `instanceID` the cluster. */
export type Invitation = { userID: string; instanceID: string }

/** How one of the two invitations is accepted, and what is said of it. */
export type AcceptanceKind = {
  call: 'acceptClusterInvitation' | 'acceptOwnership'
  done: MessageKey
  unconfirmed: MessageKey
  /** Whether a cluster that is listed shows that it was accepted. */
  isProof: (cluster: Cluster) => boolean
}

/**
 * Accepts an invitation as soon as its link is opened, once, and goes on: to the clusters when it was accepted, to the
 * sign-in when it was refused, which leads a signed-in person on (D1 §4 'Invitation', §8, INV-D04). Of a lost answer
 * the list of clusters tells. Who leaves meanwhile is told all the same, and taken nowhere.
 */
export function useAcceptance(invitation: Invitation, kind: AcceptanceKind): void {
  const { person, reloadPerson } = useSession()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const tellOtherAccount = useOtherAccount()
  const invalidate = useInvalidate()
  const read = useCallRead()
  const send = useCallSender()
  const navigate = useNavigate()
  const { data: place, isFetching } = useQuery({
    queryKey: ['acceptance', kind.call, person.uuid, invitation],
    // Not given up with the page: it takes no signal.
    queryFn: accept,
    staleTime: namedCall(kind.call).staleTime ?? 0,
    refetchOnWindowFocus: false,
    retry: false,
    networkMode: 'always',
  })

  /** Tells what became of it, and answers where that leads; null where it leads nowhere. */
  async function accept(): Promise<string | null> {
    try {
      await send(kind.call, { body: invitation })
    } catch (error) {
      if (error instanceof SessionEndedError) return null
      if (!isOutcomeUnknown(error)) {
        if (invitation.userID === person.uuid) tellFailure(error)
        else tellOtherAccount(errorSentence(error))
        return '/signin'
      }
      if (!(await isInList())) {
        tellFailure(error, t(kind.unconfirmed))
        return '/clusters'
      }
    }
    notices.showSuccess(t(kind.done))
    void invalidate({ resource: 'clusters', invalidates: ['list'] })
    void reloadPerson().catch(() => {})
    return '/clusters'
  }

  async function isInList(): Promise<boolean> {
    const listed = await read('listClusters', { path: { id: person.uuid } }).catch(() => [])
    return listed.some((cluster) => cluster.id === invitation.instanceID && kind.isProof(cluster))
  }

  useEffect(() => {
    if (!isFetching && place) void navigate(place, { replace: true })
  }, [place, isFetching, navigate])
}
