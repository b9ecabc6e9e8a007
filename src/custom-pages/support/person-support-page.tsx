import { useNavigate } from 'react-router'
import { useSession } from '../../providers/session-context'
import { SupportPage } from './support-page'

/** The support form of who is signed in; it leads back to the clusters. */
export function PersonSupportPage() {
  const { person } = useSession()
  const navigate = useNavigate()
  return <SupportPage person={person} onSent={() => void navigate('/clusters')} />
}
