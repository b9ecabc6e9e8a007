import type { ReactNode } from 'react'
import { forSchema } from '../../../definitions/resource-record'
import { dataAgentSchema } from '../../../domain/data-agent'
import { agentSetup } from '../../../domain/data-agent-setup'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallQuery } from '../../../providers/use-call'
import { useCallAddress } from '../../../providers/use-call-address'
import { Button } from '../../../ui/button'
import { CopyButton } from '../../../ui/copy-button'
import { Dialog } from '../../../ui/dialog'
import { ActionButton } from '../../../views/action/action-button'
import type { DialogProps } from '../../../views/confirm/dialog-props'
import styles from './data-agents.module.css'

/** Pixels: an address fits a line. */
const width = 720
/** Milliseconds (AGT-D21). */
const copiedFor = 3000

/** The four steps that set an agent up, with what is copied and downloaded on the way (D3 §2.1, AGT-D04). */
export function DataAgentStepsDialog({ definition, records, onClose }: DialogProps) {
  const scope = useScope()
  const cluster = scope.kind === 'cluster' ? scope.cluster : null
  const instanceId = cluster?.id ?? ''
  const { data: tenants } = useCallQuery(
    'listTenants',
    { path: { instanceId } },
    { enabled: instanceId !== '' },
  )
  const wheelUrl = useCallAddress('downloadDataAgent', { query: { instanceid: instanceId } })
  const [record] = records
  if (!record || !cluster) return null
  const { name, tenantId } = agentOf.behaviour(record)
  const setup = agentSetup({
    agent: name,
    tenant: tenants?.find(({ id }) => id === tenantId)?.name ?? tenantId ?? '',
    host: cluster.hostName ?? cluster.name,
  })
  const downloadOf = (action: string) =>
    definition.actions
      .filter((candidate) => candidate.name === action)
      .map((found) => <ActionButton key={found.name} definition={definition} action={found} />)

  return (
    <Dialog
      title={t('dataAgents.stepsTitle', { name })}
      width={width}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('dataAgents.stepsIntro')}</p>
      <ol className={styles.steps}>
        <Step title={t('dataAgents.stepDownload')} text={t('dataAgents.stepDownloadText')}>
          <Copyable what={t('dataAgents.wheelUrl')} text={wheelUrl} />
          <span>{downloadOf('agent-wheel')}</span>
        </Step>
        <Step title={t('dataAgents.stepInstall')}>
          <Copyable what={t('dataAgents.installCommand')} text={setup.install} />
        </Step>
        <Step title={t('dataAgents.stepFile')} text={t('dataAgents.stepFileText', { file: setup.fileName })}>
          <Copyable what={t('dataAgents.json')} text={setup.json} />
        </Step>
        <Step title={t('dataAgents.stepRun')} text={t('dataAgents.stepRunText')}>
          <Copyable what={t('dataAgents.sampleCode')} text={setup.code} />
          <span>{downloadOf('agent-notebook')}</span>
        </Step>
      </ol>
    </Dialog>
  )
}

const agentOf = forSchema(dataAgentSchema, ({ name, tenantId }) => ({ name, tenantId }))

function Step(props: { title: string; text?: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3>{props.title}</h3>
      {props.text && <p>{props.text}</p>}
      {props.children}
    </li>
  )
}

function Copyable({ what, text }: { what: string; text: string }) {
  return (
    <div className={styles.code}>
      <pre>{text}</pre>
      <CopyButton
        text={text}
        what={what}
        copiedFor={copiedFor}
        copiedText={t('dataAgents.copied', { thing: what })}
      />
    </div>
  )
}
