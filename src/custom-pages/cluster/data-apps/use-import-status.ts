import '../../../api/bring-creation-calls'
import { useEffect, useReducer } from 'react'
import { ApiError } from '../../../api/errors'
import {
  type FailedApp,
  type ImportStatus,
  importPollDelay,
  isSameApp,
  isSettled,
  nothingImported,
  speaksOf,
} from '../../../domain/data-app-import'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { forgetImport, keepImport, keptImport } from '../../../views/operations/kept-import'

/**
 * How the import into a cluster stands: read every 10 s while it goes on, 3 s after a reading that failed (D3 §4.3), unless
 * the person may not read it. A server may have no status of a cluster into which nothing was imported. What was read
 * before one was begun here says nothing of it, and is left out; a status that is none, or of an older one, is read again
 * until it had time to speak of this one. What failed has the names of the catalogue where the
 * server gives ids alone.
 */
export function useImportStatus(instanceId: string) {
  const { uuid } = useSession().person
  const kept = keptImport(uuid, instanceId)
  const reading = useCallQuery(
    'getImportStatus',
    { path: { instanceId }, isNullIfMissing: true },
    {
      retry: false,
      refetchInterval: (latest, failure) => {
        if (isForbidden(failure)) return false
        const isAwaited = kept !== null && !isSettled(kept.startedAt, Date.now() - lastReading)
        const delay = importPollDelay(latest, failure !== null || (latest === null && isAwaited))
        return delay || (latest && isAwaited && !speaksOf(latest, kept) ? lastReading : false)
      },
    },
  )
  const isMissing = reading.data === null
  const status = isMissing ? nothingImported : reading.data
  const isOlder =
    kept !== null &&
    (isMissing ? !isSettled(kept.startedAt, reading.dataUpdatedAt) : reading.dataUpdatedAt <= kept.startedAt)
  const failed = useNamed(status?.failed ?? [], kept?.apps ?? [])
  return { ...reading, data: isOlder || !status ? undefined : { ...status, failed } }
}

/** Milliseconds between two readings of an older end; what is awaited is read once more after its time is over. */
const lastReading = 10_000

const isForbidden = (failure: unknown) =>
  failure instanceof ApiError && [401, 403].includes(failure.statusCode)

/** Apps under their names; under their ids where neither what was begun here nor the catalogue has them. */
function useNamed(apps: readonly FailedApp[], begun: readonly FailedApp[]): FailedApp[] {
  const isUnnamed = ({ id, name }: FailedApp) => id === name
  const withName = (app: FailedApp, known: readonly FailedApp[]) =>
    isUnnamed(app) ? { ...app, name: known.find((each) => isSameApp(app, each))?.name ?? app.name } : app
  const named = apps.map((app) => withName(app, begun))
  const catalogue = useCallQuery('listBlueprints', {}, { enabled: named.some(isUnnamed), retry: false })
  return named.map((app) => withName(app, catalogue.data ?? []))
}

/** An import that is over, of which nobody has been told; `apps` are empty where only the server knows them. */
export type ImportNews = { status: ImportStatus; apps: readonly FailedApp[] }

/**
 * The end of an import that was begun, or seen under way, in this tab; told once (APP-D16). An older end does not count:
 * what was begun a moment ago is over when it was seen under way since, or the server speaks of its apps.
 */
export function useImportNews(
  instanceId: string,
  status: ImportStatus | undefined,
): { news: ImportNews | null; dismiss: () => void } {
  const { uuid } = useSession().person
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const state = status?.state ?? null
  const kept = keptImport(uuid, instanceId)
  const isFirstSeen = state === 'loading' && kept?.wasUnderWay !== true
  useEffect(() => {
    if (isFirstSeen)
      keepImport(uuid, instanceId, { ...(keptImport(uuid, instanceId) ?? begunElsewhere), wasUnderWay: true })
  }, [isFirstSeen, uuid, instanceId])
  const isOver = status !== undefined && (state === 'success' || state === 'failed')
  const isTold = kept !== null && isOver && (kept.wasUnderWay === true || speaksOf(status, kept))
  const news = isTold ? { status, apps: kept.apps } : null
  const dismiss = () => {
    forgetImport(uuid, instanceId)
    drawAgain()
  }
  return { news, dismiss }
}

const begunElsewhere = { apps: [], startedAt: 0 }
