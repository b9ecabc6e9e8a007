import Steps from 'antd/es/steps'
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
      <Steps
        className={styles.steps}
        direction="vertical"
        size="small"
        items={[
          step(
            t('dataAgents.stepDownload'),
            t('dataAgents.stepDownloadText'),
            <Copyable what={t('dataAgents.wheelUrl')} text={wheelUrl} />,
            downloadOf('agent-wheel'),
          ),
          step(
            t('dataAgents.stepInstall'),
            null,
            <Copyable what={t('dataAgents.installCommand')} text={setup.install} />,
          ),
          step(
            t('dataAgents.stepFile'),
            t('dataAgents.stepFileText', { file: setup.fileName }),
            <Copyable what={t('dataAgents.json')} text={setup.json} />,
          ),
          step(
            t('dataAgents.stepRun'),
            t('dataAgents.stepRunText'),
            <Copyable what={t('dataAgents.sampleCode')} text={setup.code} />,
            downloadOf('agent-notebook'),
          ),
        ]}
        {...{ role: 'list' }}
      />
    </Dialog>
  )
}

const agentOf = forSchema(dataAgentSchema, ({ name, tenantId }) => ({ name, tenantId }))

/** One of the steps, none of which is ahead of the others; antd hands the role on to the box it draws. */
function step(title: string, text: string | null, code: ReactNode, more?: ReactNode) {
  const description = (
    <>
      {text && <p>{text}</p>}
      {code}
      {more}
    </>
  )
  return { title: <h3>{title}</h3>, description, status: 'process' as const, role: 'listitem' }
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
