import type { DataAgent } from '../../../domain/data-agent'
import { type DataAgentState, dataAgentState, disconnectedServicesOf } from '../../../domain/data-agent-state'
import { t } from '../../../locales/t'
import { Hint } from '../../../ui/hint'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { lazyPiece } from '../../../ui/lazy-piece'
import { KnownState, type StateLook, StateTag } from '../../../views/cells/state-tag'
import type { ResourceComponents } from '../../../views/resource-components'
import styles from './data-agents.module.css'
import type { dataAgents } from './definition'
import { useTenantChoices, useTenantName } from './tenants'

/** What is special of data agents (D3 §2.1, §3, §4.1). */
export const components: ResourceComponents<typeof dataAgents> = {
  cells: {
    description: ({ description }) => <Description text={description} />,
    tenant: ({ tenantId }) => <TenantName id={tenantId} />,
    version: (agent) => <Version {...agent} />,
    status: (agent) => <DataAgentStatus agent={agent} />,
    file: ({ hasAuthFile }) => t(hasAuthFile ? 'dataAgents.generated' : 'dataAgents.notGenerated'),
  },
  consequences: {
    'what-it-links': lazyPiece(() => import('./what-it-links').then((file) => file.WhatItLinks)),
  },
  dialogs: {
    steps: lazyDialog(() => import('./data-agent-steps-dialog').then((file) => file.DataAgentStepsDialog)),
    delete: lazyDialog(() =>
      import('./delete-data-agents-dialog').then((file) => file.DeleteDataAgentsDialog),
    ),
  },
  choices: { tenants: useTenantChoices },
}

/** Shorter than other texts in a row: the table is wide. */
function Description({ text }: { text: string | null }) {
  if (text === null) return <span className="second">{t('views.notGiven')}</span>
  return (
    <span className={`ellipsis ${styles.description}`} title={text}>
      {text}
    </span>
  )
}

function TenantName({ id }: { id: string | null }) {
  return useTenantName(id)
}

/** Label, colour and icon of each outcome (AGT-D13). */
export const dataAgentLooks: Readonly<Record<DataAgentState, StateLook>> = {
  unknown: { label: 'dataAgents.unknown', tone: 'unavailable', icon: 'state-unknown' },
  incomplete: { label: 'dataAgents.incomplete', tone: 'working', icon: 'info' },
  'no-auth-file': { label: 'dataAgents.noAuthFile', tone: 'unavailable', icon: 'key' },
  'unreachable-with-services': {
    label: 'dataAgents.unreachableWithServices',
    tone: 'working',
    icon: 'cloud',
  },
  unreachable: { label: 'dataAgents.unreachable', tone: 'disconnected', icon: 'close' },
  connected: { label: 'dataAgents.connected', tone: 'connected', icon: 'state-connected' },
  'partly-connected': { label: 'dataAgents.partlyConnected', tone: 'working', icon: 'state-unavailable' },
  stopped: { label: 'dataAgents.stopped', tone: 'disconnected', icon: 'stop' },
  'controller-disconnected': {
    label: 'dataAgents.controllerDisconnected',
    tone: 'disconnected',
    icon: 'disconnect',
  },
}

/** The computed state; its bubble names the services that are not reached, or the error (AGT-029). */
function DataAgentStatus({ agent }: { agent: DataAgent }) {
  const { label, ...look } = dataAgentLooks[dataAgentState(agent)]
  const word = t(label)
  const tag = <StateTag {...look} word={word} />
  const services = disconnectedServicesOf(agent)
  if (services.length === 0 && agent.error === null) return tag
  const text =
    services.length === 0 ? agent.error : [t('dataAgents.disconnectedServices'), ...services].join(' ')
  return (
    <Hint text={text}>
      {(describedBy) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what the bubble says
        <span role="note" tabIndex={0} aria-label={word} aria-describedby={describedBy}>
          {tag}
        </span>
      )}
    </Hint>
  )
}

const compatibilities: Readonly<Record<string, StateLook>> = {
  compatible: { label: 'dataAgents.outdated', tone: 'working', icon: 'clock' },
  incompatible: { label: 'dataAgents.incompatible', tone: 'disconnected', icon: 'alert' },
}

/** The version, and whether it is too old (AGT-D09). */
function Version({ version, compatibility }: Pick<DataAgent, 'version' | 'compatibility'>) {
  return (
    <span className="row">
      {version ?? t('dataAgents.none')}
      {compatibility && compatibilities[compatibility] && (
        <KnownState looks={compatibilities} value={compatibility} />
      )}
    </span>
  )
}
