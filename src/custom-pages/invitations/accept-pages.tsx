import '../../api/bring-account-calls'
import '../../locales/account-texts'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isSentAsOwner } from '../../access/view-as'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { Spinner } from '../../ui/spinner'
import { StatePanel } from '../../ui/state-panel'
import { type AcceptanceKind, type Invitation, useAcceptance } from './use-acceptance'
import { useOtherAccount } from './use-other-account'

/** Accepts the invitation to a cluster; one for somebody else is not sent (D1 §2 'Accept-invitation screen', §5). */
export function AcceptInvitationPage() {
  const invitation = useInvitation()
  const { person } = useSession()
  if (invitation.userID !== person.uuid) return <OtherAccount />
  return <Accepting invitation={invitation} text="invitations.acceptingCluster" kind={ofCluster} />
}

/** Accepts the ownership of a cluster (D1 §2 'Accept-ownership-transfer screen'). Whom it is for the server decides (INV-D03). */
export function AcceptOwnershipPage() {
  const invitation = useInvitation()
  return <Accepting invitation={invitation} text="invitations.acceptingOwnership" kind={ofOwnership} />
}

const ofCluster: AcceptanceKind = {
  call: 'acceptClusterInvitation',
  done: 'invitations.clusterAdded',
  unconfirmed: 'invitations.unconfirmed',
  isProof: () => true,
}
const ofOwnership: AcceptanceKind = {
  call: 'acceptOwnership',
  done: 'invitations.ownershipTaken',
  unconfirmed: 'invitations.unconfirmedOwnership',
  isProof: isSentAsOwner,
}

/** What the link names; without both there is no such page, as the route table says. */
function useInvitation(): Invitation {
  const [params] = useSearchParams()
  return { userID: params.get('userID') ?? '', instanceID: params.get('instanceID') ?? '' }
}

type AcceptingProps = { invitation: Invitation; text: MessageKey; kind: AcceptanceKind }

function Accepting({ invitation, text, kind }: AcceptingProps) {
  useAcceptance(invitation, kind)
  const { person } = useSession()
  const name = person.email ?? person.fullName
  return (
    <StatePanel icon="user" level={1} title={t(text)} actions={<Spinner />}>
      {name && <p className="second">{t('invitations.signedInAs', { person: name })}</p>}
    </StatePanel>
  )
}

/** The link is for another account: that is said, and the person is taken to their clusters (D1 §8). */
function OtherAccount() {
  const tellOtherAccount = useOtherAccount()
  const navigate = useNavigate()
  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    tellOtherAccount(t('invitations.otherAccount'))
    void navigate('/clusters', { replace: true })
  }, [tellOtherAccount, navigate])
  return <Spinner />
}
