import { ApiError } from '../../api/errors'
import type { SupportToken } from '../../domain/support-token'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery, useCallRead, useCallSender, useKnownAnswer } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { isOutcomeUnknown } from '../../views/error-sentence'
import { useTellFailure } from '../../views/use-tell-failure'

/** What may be done with a support token. */
export type TokenCommand = 'generate' | 'renew' | 'revoke'

export type SupportTokenReading = {
  /** Undefined until it is read; null where the cluster has none. */
  token: SupportToken | null | undefined
  error: Error | null
  refresh: () => Promise<void>
  perform: (command: TokenCommand) => Promise<void>
}

/** The command under way on a token, kept by what stays while the token is not shown. */
export type PendingCommand = {
  pending: TokenCommand | null
  setPending: (command: TokenCommand | null) => void
}

/** The support token of a cluster and what may be done with it; read only while it is shown (DET-061, DET-062). */
export function useSupportToken(
  clusterName: string,
  { pending, setPending }: PendingCommand,
): SupportTokenReading {
  const send = useCallSender()
  const read = useCallRead()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { person } = useSession()
  const path = { id: person.uuid, name: clusterName }
  // A secret is not kept once nobody looks at it.
  const asked = { path, isNullIfMissing: true } as const
  const { data, error, refetch } = useCallQuery('getSupportToken', asked, { retry: false, gcTime: 0 })
  const show = useKnownAnswer('getSupportToken', asked)
  const generate = async () => {
    const token = await send('generateSupportToken', { path })
    if (token) await show(token)
    else await refetch()
  }
  const revoke = async () => {
    // One that is gone already is what was wanted.
    await send('revokeSupportToken', { path }).catch(noneIfMissing)
    await show(null)
  }
  const steps: Readonly<Record<TokenCommand, readonly (() => Promise<void>)[]>> = {
    generate: [generate],
    // Where the second step fails there is no token any more, which is what is shown (DET-D23).
    renew: [revoke, generate],
    revoke: [revoke],
  }

  /** What became of a lost command, only the server knows: the token is read before it is called a failure. */
  async function tellWhatBecame(command: TokenCommand, failure: unknown) {
    const now = await read('getSupportToken', asked).then(found, () => null)
    if (now) await show(now.token)
    if (!isOutcomeUnknown(failure)) tellFailure(failure)
    else if (now && isDone(command, data, now.token))
      notices.showSuccess(t(successes[command], { name: clusterName }))
    else
      tellFailure(
        failure,
        t(now ? 'clusterPage.tokenDoubt' : 'clusterPage.tokenDoubtUnread', {
          action: t(labels[command]),
          name: clusterName,
        }),
      )
  }

  return {
    token: data,
    error,
    refresh: async () => {
      await refetch()
    },
    perform: async (command) => {
      if (pending) return
      setPending(command)
      try {
        for (const step of steps[command]) await step()
        notices.showSuccess(t(successes[command], { name: clusterName }))
      } catch (failure) {
        await tellWhatBecame(command, failure)
      } finally {
        setPending(null)
      }
    },
  }
}

const found = (token: SupportToken | null) => ({ token })

/** Whether a reading shows that a command was taken: a token that is there must be another than before. */
function isDone(
  command: TokenCommand,
  before: SupportToken | null | undefined,
  now: SupportToken | null,
): boolean {
  if (command === 'revoke' || now === null) return command === 'revoke' && now === null
  return now.token !== before?.token
}

const labels: Readonly<Record<TokenCommand, MessageKey>> = {
  generate: 'clusterPage.generateToken',
  renew: 'clusterPage.renewToken',
  revoke: 'clusterPage.revokeToken',
}

const successes: Readonly<Record<TokenCommand, MessageKey>> = {
  generate: 'clusterPage.tokenGenerated',
  renew: 'clusterPage.tokenRenewed',
  revoke: 'clusterPage.tokenRevoked',
}

function noneIfMissing(failure: unknown): null {
  if (failure instanceof ApiError && failure.statusCode === 404) return null
  throw failure
}
