import { useRef, useState } from 'react'
import { explain } from '../../access/explain'
import { ApiError, NetworkError, SessionEndedError } from '../../api/errors'
import { type FormRecord, textValue } from '../../definitions/form-values'
import type { DataApp } from '../../domain/data-app'
import {
  alreadyImported,
  type DataAppCluster,
  type DataAppSupport,
  type ImportStatus,
  importMark,
  importsOf,
  isLoaderRunning,
  nothingImported,
  speaksOf,
} from '../../domain/data-app-import'
import { wireIdOf } from '../../domain/listed-id'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallRead, useCallSender } from '../../providers/use-call'
import { errorSentence, isOutcomeUnknown } from '../../views/error-sentence'
import { type FormSender, withdrawn } from '../../views/form/form-sender'
import { forgetImport, keepImport } from '../../views/operations/kept-import'
import { useOperations } from '../../views/operations/use-operations'
import { isMissingRecord } from '../../views/records/record-answer'
import { isServicesClosed } from './services-closed'
import { unsupportedText } from './unsupported-text'

/** Asks whether apps that are there already are overwritten. */
export type OverwriteQuestion = {
  names: readonly string[]
  tenant: string
  cluster: string
  answer: (isAgreed: boolean) => void
}

/**
 * Sends an installation: reads anew whether the cluster may, runs its loader and can take each app, asks before
 * anything is overwritten, and imports (D3 §4.3). What stands against it is said at the cluster, and nothing is sent.
 */
export function useInstallSender(apps: readonly DataApp[], clusters: readonly DataAppCluster[]) {
  const { person, productKey, environment } = useSession()
  const readNow = useCallRead()
  const call = useCallSender()
  const operations = useOperations()
  const [question, setQuestion] = useState<OverwriteQuestion | null>(null)
  /** Where the import that was begun is seen; read as soon as it has begun, before anything is drawn again. */
  const startedOn = useRef<string | null>(null)
  /** What was sent last, and what the status was before. */
  const sent = useRef<{ tenant: string; before: string } | null>(null)
  const begun = apps.map(({ id, name, slug }) => ({ id, name, slug }))
  const chosen = (values: FormRecord) => clusters.find(({ id }) => id === values.cluster)

  async function send(values: FormRecord, isLeft: () => boolean): Promise<unknown> {
    const cluster = chosen(values)
    if (!cluster) throw refusal(t('dataAppImport.selectCluster'))
    const { id, name } = cluster
    const path = { instanceId: id }
    const detail = await orRefuse(
      readNow('getCluster', { path: { id: person.uuid, name } }),
      'clusterUnknown',
    )
    const status = await orRefuse(
      readNow('getImportStatus', { path }).catch(nothingIfMissing),
      'statusFailed',
    )
    const context = { person, productKey, environment, cluster: detail, detail }
    const verdict = explain('import', 'DataApp', {
      ...context,
      isImportingDataApps: status.state === 'loading',
    })
    if (verdict.reasons[0]) throw refusal(verdict.reasons[0].sentence)
    const services = await orRefuse(
      readNow('getServiceStatus', { path }).catch(nothingIfClosed),
      'loaderUnknown',
    )
    if (services && !isLoaderRunning(services.loader)) throw refusal(t('dataAppImport.loaderNotRunning'))
    const supports = await orRefuse(supportOf(id), 'supportUnknown')
    // What the server does not say beforehand, it decides as it imports.
    if (supports.some(({ isSupported }) => isSupported === false)) throw refusal(unsupportedText(supports))

    const tenant = textValue(values.tenant).trim()
    const present = alreadyImported(apps, tenant, importsOf(status, detail.importedBlueprints))
    const overwrite = present.length > 0
    if (isLeft()) return withdrawn
    if (overwrite && !(await isAgreed({ names: present, tenant, cluster: name }))) return withdrawn
    const body = {
      tenant,
      username: textValue(values.username),
      password: textValue(values.password),
      instanceId: wireIdOf(cluster),
      overwrite,
      names: apps.map(({ name }) => name).join(','),
    }
    const about = { tenant, before: importMark(status) }
    sent.current = about
    const keep = () => keepImport(person.uuid, id, { apps: begun, ...about, startedAt: Date.now() })
    keep()
    try {
      const answer = await call('importDataApps', { body })
      keep()
      begin(cluster)
      return answer
    } catch (failure) {
      // A lost answer may have begun it all the same: its end is told then too.
      if (isOutcomeUnknown(failure)) keep()
      else forgetImport(person.uuid, id)
      throw failure
    }
  }

  function supportOf(instanceId: string): Promise<DataAppSupport[]> {
    return Promise.all(
      apps.map(({ slug, name }) =>
        readNow('getDataAppSupport', { path: { slug: slug ?? name, instanceId } }),
      ),
    )
  }

  function isAgreed(asked: Omit<OverwriteQuestion, 'answer'>): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (agreed: boolean) => {
        setQuestion(null)
        resolve(agreed)
      }
      setQuestion({ ...asked, answer })
    })
  }

  function begin({ id, name }: DataAppCluster): void {
    const place = placeOf(name)
    startedOn.current = place
    const names = apps.map((app) => app.name).join(', ')
    operations.start({ kind: 'import', name: names, apps: begun, clusterId: id, place, ...sent.current })
  }

  /**
   * After a lost answer: one under way is this one, for the server begins no other beside it; and so is one that is over,
   * where the status is not what it was before and speaks of these apps.
   */
  async function isDone(values: FormRecord): Promise<boolean> {
    const cluster = chosen(values)
    if (!cluster) return false
    const path = { instanceId: cluster.id }
    const status = await readNow('getImportStatus', { path }).catch(nothingIfMissing)
    const isOver = sent.current !== null && speaksOf(status, { apps: begun, ...sent.current })
    const isBegun = status.state === 'loading' || isOver
    if (isBegun) begin(cluster)
    return isBegun
  }

  const sender: FormSender = { send, isDone, outcomeTexts }
  return { sender, question, startedOn }
}

/** The status of the cluster tells, which does one import at a time. */
const outcomeTexts: FormSender['outcomeTexts'] = {
  unconfirmed: 'dataAppImport.beginUnconfirmed',
  reading: 'dataAppImport.lookingAgain',
  listed: 'dataAppImport.begun',
  'not-listed': 'dataAppImport.notBegun',
  unreadable: 'dataAppImport.beginUnknown',
}

const placeOf = (name: string) => `/clusters/${encodeURIComponent(name)}?tab=data-apps`

/** What cannot be read before anything was sent holds the sending back, and says so. */
async function orRefuse<Answer>(
  reading: Promise<Answer>,
  text: 'clusterUnknown' | 'statusFailed' | 'loaderUnknown' | 'supportUnknown',
): Promise<Answer> {
  try {
    return await reading
  } catch (failure) {
    if (failure instanceof SessionEndedError) throw failure
    const isOffline = failure instanceof NetworkError && failure.reason === 'offline'
    throw refusal(isOffline ? errorSentence(failure) : t(`dataAppImport.${text}`))
  }
}

/** A cluster that has no status of an import has had none. */
function nothingIfMissing(failure: unknown): ImportStatus {
  if (isMissingRecord(failure)) return nothingImported
  throw failure
}

function nothingIfClosed(failure: unknown): null {
  if (isServicesClosed(failure)) return null
  throw failure
}

/** Said at the cluster. */
function refusal(message: string): ApiError {
  const fieldErrors = [{ fieldName: 'cluster', message, isNotActivated: false }]
  return new ApiError({ message, statusCode: 422, fieldErrors })
}
