import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import config from '../../../public/config.json'
import { earlyPaths } from '../../../src/api/early-paths'
import { fillPath } from '../../../src/api/path'
import { createAuthClient } from '../../../src/app/auth-client'
import { installTrustedTypes } from '../../../src/app/trusted-types'
import { ClusterCards, type FloorCluster } from './cluster-cards'

/** What a card shows of one entry of the answer. */
type Entry = {
  instance: {
    name: string
    runningAt: string | null
    regionAlias: string
    analyticsSize: { displayName: string }
    image: string
  }
}

// The sandbox gives this page the console's security policy, which lets the sign-in start its worker by name only.
installTrustedTypes()
const client = createAuthClient(config)

/** Null where the browser is on its way to the identity provider. */
async function signIn(): Promise<string | null> {
  if (new URL(location.href).searchParams.has('code')) {
    await client.finishSignIn(location.href)
    history.replaceState(null, '', '/')
  } else if (!client.hasSessionHint()) {
    await client.redirect({ returnTo: '/' })
    return null
  }
  return client.getToken({ isFresh: false })
}

/** The first twenty clusters, by the very request the console makes. */
async function listClusters(token: string): Promise<FloorCluster[]> {
  const claims = await client.getClaims()
  const path = fillPath(earlyPaths.listClusters, { id: String(claims?.[config.auth.userIdClaim]) })
  const response = await fetch(`${config.api.baseUrl}${path}`, {
    credentials: 'omit',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  const entries: Entry[] = await response.json()
  return entries.slice(0, 20).map(({ instance }) => ({
    name: instance.name,
    state: instance.runningAt === null ? 'Disconnected' : 'Connected',
    region: instance.regionAlias,
    size: instance.analyticsSize.displayName,
    version: instance.image,
  }))
}

/** Under way since this module was loaded, as the console's start is: React draws meanwhile. */
const listed = signIn().then((token) => (token === null ? [] : listClusters(token)))

/** The least React can do behind a sign-in: sign in silently, fetch the list and draw twenty cards of it. */
function SignedInFloorPage() {
  const [clusters, setClusters] = useState<readonly FloorCluster[]>([])
  useEffect(() => {
    listed.then(setClusters)
  }, [])
  return <ClusterCards clusters={clusters} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<SignedInFloorPage />)
