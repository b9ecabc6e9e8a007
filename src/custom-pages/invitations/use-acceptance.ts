import { useInvalidate } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SessionEndedError } from '../../api/errors'
import type { Cluster } from '../../domain/cluster'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery, useCallRead } from '../../providers/use-call'
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
 * the list of clusters tells.
 */
export function useAcceptance(invitation: Invitation, kind: AcceptanceKind): void {
  const { person, reloadPerson } = useSession()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const tellOtherAccount = useOtherAccount()
  const invalidate = useInvalidate()
  const read = useCallRead()
  const navigate = useNavigate()
  const isSettled = useRef(false)
  const { data, error, isFetching } = useCallQuery(
    kind.call,
    { body: invitation },
    { retry: false, gcTime: 0 },
  )

  async function settle(): Promise<void> {
    if (error === null || (isOutcomeUnknown(error) && (await isInList()))) {
      notices.showSuccess(t(kind.done))
      // Before anything is awaited: a page that is loaded again here would accept once more.
      void navigate('/clusters', { replace: true })
      void invalidate({ resource: 'clusters', invalidates: ['list'] })
      return reloadPerson().catch(() => {})
    }
    if (!isOutcomeUnknown(error)) {
      if (invitation.userID === person.uuid) tellFailure(error)
      else tellOtherAccount(errorSentence(error))
      return navigate('/signin', { replace: true })
    }
    tellFailure(error, t(kind.unconfirmed))
    return navigate('/clusters', { replace: true })
  }

  async function isInList(): Promise<boolean> {
    const listed = await read('listClusters', { path: { id: person.uuid } }).catch(() => [])
    return listed.some((cluster) => cluster.id === invitation.instanceID && kind.isProof(cluster))
  }

  const latest = useRef(settle)
  latest.current = settle
  useEffect(() => {
    const isAnswered = !isFetching && (data !== undefined || error !== null)
    if (!isAnswered || isSettled.current || error instanceof SessionEndedError) return
    isSettled.current = true
    void latest.current()
  }, [data, error, isFetching])
}
