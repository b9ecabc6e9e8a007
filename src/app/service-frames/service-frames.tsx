import '../../locales/late-texts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../locales/t'
import type { Analytics } from '../analytics'
import { patternAt } from '../route-table'
import type { RuntimeConfig } from '../runtime-config'
import { ChatFrame } from './chat-frame'
import { useServiceFrame } from './use-service-frame'

export type ServiceFramesProps = {
  config: Pick<RuntimeConfig, 'chat' | 'usageAnalysis'>
  analytics: Pick<Analytics, 'read' | 'subscribe'>
}

/**
 * The services of other origins that config.json names, each in a frame of its own: nothing of them is loaded before the
 * person may be known to them (D3 §2.5), and their code never runs in the console's document.
 */
export function ServiceFrames({ config: { chat, usageAnalysis }, analytics }: ServiceFramesProps) {
  const email = useSyncExternalStore(analytics.subscribe, analytics.read)
  const [isLoaded, setLoaded] = useState(false)
  // They stay at log-out and when consent ends, to hear that it is over.
  if (email !== null && !isLoaded) setLoaded(true)
  if (!isLoaded) return null
  return (
    <>
      {chat && <ChatFrame address={chat} email={email} />}
      {usageAnalysis && <UsageAnalysisFrame address={usageAnalysis} email={email} />}
    </>
  )
}

/** Hears who the person is and which pages are looked at: by their patterns, without names of clusters. */
function UsageAnalysisFrame({ address, email }: { address: string; email: string | null }) {
  const { frame, isReady, tell } = useServiceFrame(address, email)
  const page = patternAt(useLocation().pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each page
  useEffect(() => {
    if (isReady && email !== null) tell({ type: 'page', page })
  }, [isReady, email, page])
  return (
    <iframe
      ref={frame}
      src={address}
      title={t('chat.usage')}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      tabIndex={-1}
      aria-hidden="true"
      hidden
    />
  )
}
