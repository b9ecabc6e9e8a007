import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { type ReactNode, useState } from 'react'
import type { Reason } from '../../../access/explain'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { credentialsTemplate, deltaSharingFiles } from '../../../domain/delta-sharing'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { AntdProvider } from '../../../ui/antd-provider'
import { ReadingFailure } from '../../../views/reading-failure'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import styles from './delta-sharing-steps.module.css'
import { DownloadButton } from './download-button'
import { Snippet } from './snippet'

/** How a tool gets at the shared tables: package, credentials, sample (D2 §2 'Other cards', §3, CFG-D12, CFG-D29). */
export function DeltaSharingSteps({ cluster }: { cluster: ClusterDetail }) {
  const { productKey } = useSession()
  const { reasons } = useVerdict('update', 'DeltaSharing', { cluster, detail: cluster })
  const { wheel, notebook } = deltaSharingFiles(productKey)
  const download = (file: string, label: MessageKey) => (
    <DownloadButton
      cluster={cluster}
      call="downloadDeltaShare"
      file={file}
      label={label}
      fallback={file}
      reasons={reasons}
    />
  )
  return (
    <AntdProvider>
      {cluster.isDeltaShareEnabled === false && reasons.length === 0 && (
        <p>{t('settingCards.deltaSharingOff')}</p>
      )}
      <ol className={styles.steps}>
        <Step title="settingCards.stepInstall" text="settingCards.stepInstallText">
          {download(wheel, 'settingCards.downloadWheel')}
          <Snippet text={`pip install ./${wheel}`} what={t('settingCards.installCommand')} />
        </Step>
        <Step title="settingCards.stepCredentials" text="settingCards.stepCredentialsText">
          <Credentials cluster={cluster} reasons={reasons} />
        </Step>
        <Step title="settingCards.stepSample" text="settingCards.stepSampleText">
          {download(notebook, 'settingCards.downloadNotebook')}
        </Step>
      </ol>
    </AntdProvider>
  )
}

type StepProps = { title: MessageKey; text: MessageKey; children: ReactNode }

function Step({ title, text, children }: StepProps) {
  return (
    <li>
      <h3>{t(title)}</h3>
      <p className="second">{t(text)}</p>
      {children}
    </li>
  )
}

/** The template of one tenant. The path of their list is assumed: where there is none, one is typed (README 17). */
function Credentials({ cluster, reasons }: { cluster: ClusterDetail; reasons: readonly Reason[] }) {
  const isOpen = reasons.length === 0
  const path = { instanceId: cluster.id }
  const { data, error, refetch } = useCallQuery('listTenants', { path }, { enabled: isOpen, retry: false })
  const [chosen, setChosen] = useState<string | null>(null)
  const isUnlisted = !data && error !== null && Reflect.get(error, 'statusCode') === 404
  const [only, second] = data ?? []
  const tenant = chosen ?? (second === undefined ? (only?.name ?? '') : '')
  const { hostName: host } = cluster

  if (error && !data && !isUnlisted) {
    return (
      <ReadingFailure text={t('settingCards.tenantsFailed')} error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {isUnlisted && <p className="second">{t('settingCards.tenantUnlisted')}</p>}
      {data?.length === 0 && <p className="second">{t('settingCards.noTenants')}</p>}
      <div className={styles.tenant}>
        {isUnlisted ? (
          <Input
            aria-label={t('settingCards.tenant')}
            value={tenant}
            onChange={({ target }) => setChosen(target.value)}
          />
        ) : (
          <ReasonHint reasons={reasons}>
            {(describedBy) => (
              <Select
                aria-label={t('settingCards.tenant')}
                aria-describedby={describedBy}
                aria-disabled={!isOpen || undefined}
                open={isOpen ? undefined : false}
                variant={isOpen ? 'outlined' : 'filled'}
                loading={isOpen && !data}
                placeholder={t('settingCards.tenantPlaceholder')}
                value={tenant === '' ? undefined : tenant}
                options={(data ?? []).map(({ name }) => ({ value: name, label: name }))}
                popupMatchSelectWidth={false}
                style={{ minWidth: 200 }}
                onChange={(name: string) => setChosen(name)}
              />
            )}
          </ReasonHint>
        )}
      </div>
      {host === null && <p className="second">{t('settingCards.noAddress')}</p>}
      {host !== null && tenant.trim() !== '' && (
        <Snippet
          text={credentialsTemplate({ host, cluster: cluster.name, tenant: tenant.trim() })}
          what={t('settingCards.credentials')}
        />
      )}
    </>
  )
}
