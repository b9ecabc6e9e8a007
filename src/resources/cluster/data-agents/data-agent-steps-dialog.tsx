import '../../../locales/setting-texts'
import Steps from 'antd/es/steps'
import type { ResourceDefinition } from '../../../definitions/define'
import { recordAs } from '../../../definitions/resource-record'
import type { DataAgent } from '../../../domain/data-agent'
import { agentSetup } from '../../../domain/data-agent-setup'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallAddress } from '../../../providers/use-call-address'
import { Button } from '../../../ui/button'
import { CodeFrame } from '../../../ui/code-frame'
import { Dialog } from '../../../ui/dialog'
import { ActionButton } from '../../../views/action/action-button'
import type { ActionDialogProps } from '../../../views/confirm/action-dialog-props'
import styles from './data-agents.module.css'
import { useTenants } from './tenants'

/** Pixels: an address fits a line. */
const width = 720
/** Milliseconds (AGT-D21). */
const copiedFor = 3000

/** The four steps that set an agent up, with what is copied and downloaded on the way (D3 §2.1, AGT-D04). */
export function DataAgentStepsDialog({ definition, records, onClose }: ActionDialogProps) {
  const scope = useScope()
  const cluster = scope.kind === 'cluster' ? scope.cluster : null
  const instanceId = cluster?.id ?? ''
  const { data: tenants } = useTenants(scope)
  const wheelUrl = useCallAddress('downloadDataAgent', { query: { instanceid: instanceId } })
  const [record] = records
  if (!record || !cluster) return null
  const { name, tenantId } = recordAs<DataAgent>(record)
  const setup = agentSetup({
    agent: name,
    tenant: tenants?.find(({ id }) => id === tenantId)?.name ?? tenantId ?? '',
    host: cluster.hostName,
  })
  const steps: Step[] = [
    {
      title: 'dataAgents.stepDownload',
      text: t('dataAgents.stepDownloadText'),
      code: wheelUrl,
      what: 'dataAgents.wheelUrl',
      action: 'agent-wheel',
    },
    { title: 'dataAgents.stepInstall', code: setup.install, what: 'dataAgents.installCommand' },
    {
      title: 'dataAgents.stepFile',
      text: t('dataAgents.stepFileText', { file: setup.fileName }),
      code: setup.json,
      what: 'dataAgents.json',
    },
    {
      title: 'dataAgents.stepRun',
      text: t('dataAgents.stepRunText'),
      code: setup.code,
      what: 'dataAgents.sampleCode',
      action: 'agent-notebook',
    },
  ]

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
        items={steps.map((step) => ({
          title: <h3>{t(step.title)}</h3>,
          description: <StepContent step={step} definition={definition} />,
          // None of them is ahead of the others; the component hands the role on to the box it draws.
          status: 'process',
          role: 'listitem',
        }))}
        {...{ role: 'list' }}
      />
    </Dialog>
  )
}

/**
 * `code`: what is copied, null until the cluster has an address, and `what` that is; `action`: name of a download offered
 * here, too.
 */
type Step = { title: MessageKey; text?: string; code: string | null; what: MessageKey; action?: string }

function StepContent({ step, definition }: { step: Step; definition: ResourceDefinition }) {
  const what = t(step.what)
  const action = definition.actions.find(({ name }) => name === step.action)
  return (
    <>
      {step.text && <p>{step.text}</p>}
      {step.code === null ? (
        <p>{t('settingCards.noAddress')}</p>
      ) : (
        <div className={styles.code}>
          <CodeFrame
            text={step.code}
            what={what}
            copiedFor={copiedFor}
            copiedText={t('dataAgents.copied', { thing: what })}
          />
        </div>
      )}
      {action && <ActionButton definition={definition} action={action} />}
    </>
  )
}
