import type { ReactNode } from 'react'
import { joinedReasons } from '../../access/joined-reasons'
import { textValue } from '../../definitions/form-values'
import { recordAs } from '../../definitions/resource-record'
import type { DataApp } from '../../domain/data-app'
import {
  alreadyImported,
  type ImportedApp,
  importsOf,
  isLoaderRunning,
  nothingImported,
} from '../../domain/data-app-import'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { useVerdict } from '../../providers/use-verdict'
import { Icon } from '../../ui/icon'
import { isMissingRecord } from '../../views/records/record-answer'
import type { SummaryProps } from '../../views/resource-components'
import { useInstallClusters } from './data-app-choices'
import styles from './install-checks.module.css'
import type { Installation } from './install-form'
import { isServicesClosed } from './services-closed'
import { unsupportedText } from './unsupported-text'

/**
 * What has to be so before apps are installed, checked as soon as a cluster and a tenant are chosen; everything is read
 * anew when the form is sent (D3 §4.3, §5).
 */
export function InstallChecks({ context: { values, record } }: SummaryProps) {
  const clusters = useInstallClusters()
  const cluster = clusters.data?.find(({ id }) => id === textValue(values.cluster))
  const apps = record ? recordAs<Installation>(record).apps : []
  return (
    <section className={styles.checks} aria-label={t('dataAppImport.checks')}>
      <h3>{t('dataAppImport.checks')}</h3>
      {cluster ? (
        <ClusterChecks key={cluster.id} {...cluster} apps={apps} tenant={textValue(values.tenant)} />
      ) : (
        <p className="second">{t('dataAppImport.checksWait')}</p>
      )}
    </section>
  )
}

type ClusterChecksProps = { id: string; name: string; apps: readonly DataApp[]; tenant: string }

function ClusterChecks({ id, name, apps, tenant }: ClusterChecksProps) {
  const path = { instanceId: id }
  const cluster = useCallQuery('getCluster', { path: { id: useSession().person.uuid, name } }, once)
  const status = useCallQuery('getImportStatus', { path }, once)
  const services = useCallQuery('getServiceStatus', { path }, once)
  const known = isMissingRecord(status.error) ? nothingImported : status.data
  const imported = known && importsOf(known, cluster.data?.importedBlueprints ?? null)
  const loader = services.data && isLoaderRunning(services.data.loader)
  // Whether an import is under way already is part of the answer.
  const unread = cluster.error
    ? 'clusterUnknown'
    : known === undefined && status.error
      ? 'statusFailed'
      : null
  return (
    <ul className={styles.list} aria-live="polite">
      {cluster.data && known ? (
        <AccessCheck cluster={cluster.data} isImporting={known.state === 'loading'} />
      ) : (
        <Check
          label={t('dataAppImport.checkAccess')}
          state={unread ? 'unread' : 'checking'}
          text={unread && t(`dataAppImport.${unread}`)}
        />
      )}
      <Check
        label={t('dataAppImport.checkLoader')}
        state={
          services.error
            ? isServicesClosed(services.error)
              ? 'noted'
              : 'unread'
            : loader === undefined
              ? 'checking'
              : loader
                ? 'passed'
                : 'failed'
        }
        text={
          services.error
            ? t('dataAppImport.loaderUnknown')
            : loader === false
              ? t('dataAppImport.loaderNotRunning')
              : null
        }
      />
      {apps.map((app) => (
        <AppChecks key={app.id} app={app} instanceId={id} tenant={tenant} imported={imported} />
      ))}
      {(cluster.data?.isByBuildNumber || cluster.data?.customBuild) && (
        <Check label={t('dataAppImport.customBuild')} state="noted" text={null} />
      )}
    </ul>
  )
}

/** Read once for each opening: the sender reads everything again. */
const once = { retry: false, refetchInterval: (): false => false } as const

type AccessCheckProps = {
  cluster: NonNullable<Parameters<typeof useVerdict>[2]>['detail'] & object
  isImporting: boolean
}

function AccessCheck({ cluster, isImporting }: AccessCheckProps) {
  const { reasons } = useVerdict('import', 'DataApp', {
    cluster,
    detail: cluster,
    isImportingDataApps: isImporting,
  })
  return (
    <Check
      label={t('dataAppImport.checkAccess')}
      state={reasons.length === 0 ? 'passed' : 'failed'}
      text={joinedReasons(reasons) || null}
    />
  )
}

type AppChecksProps = {
  app: DataApp
  instanceId: string
  tenant: string
  /** Undefined until it is known. */
  imported: readonly ImportedApp[] | undefined
}

function AppChecks({ app, instanceId, tenant, imported }: AppChecksProps) {
  const { name, slug } = app
  const support = useCallQuery('getDataAppSupport', { path: { slug: slug ?? name, instanceId } }, once)
  const isThere = imported && tenant !== '' && alreadyImported([app], tenant, imported).length > 0
  return (
    <>
      <Check
        label={t('dataAppImport.checkSupport', { name })}
        state={support.error ? 'unread' : supportStates[`${support.data?.isSupported}`]}
        text={
          support.error || support.data?.isSupported === null
            ? t('dataAppImport.supportUnknown')
            : support.data?.isSupported === false
              ? unsupportedText([support.data])
              : null
        }
      />
      {isThere && (
        <Check
          label={t('dataAppImport.checkImported', { name })}
          state="noted"
          text={t('dataAppImport.willOverwrite')}
        />
      )}
    </>
  )
}

type CheckState = keyof typeof looks

const supportStates = { undefined: 'checking', true: 'passed', false: 'failed', null: 'noted' } as const

const looks = {
  checking: { icon: 'state-working', word: 'dataAppImport.checking' },
  passed: { icon: 'check', word: 'dataAppImport.checkPassed' },
  failed: { icon: 'close', word: 'dataAppImport.checkFailed' },
  noted: { icon: 'warning', word: 'dataAppImport.checkNoted' },
  unread: { icon: 'state-unknown', word: 'dataAppImport.checkUnread' },
} as const

function Check({ label, state, text }: { label: ReactNode; state: CheckState; text: string | null }) {
  const { icon, word } = looks[state]
  return (
    <li data-state={state}>
      <Icon name={icon} size={14} isSpinning={state === 'checking'} />
      <span>
        {label} <span className="second">{t(word)}</span>
        {text !== null && <span className={styles.why}>{text}</span>}
      </span>
    </li>
  )
}
