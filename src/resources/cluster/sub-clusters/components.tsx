import { safeHref } from '../../../domain/safe-href'
import type { SubCluster } from '../../../domain/sub-cluster'
import { t } from '../../../locales/t'
import { CopyButton } from '../../../ui/copy-button'
import { ExternalLink } from '../../../ui/external-link'
import { lazyPiece } from '../../../ui/lazy-piece'
import { ServiceStatusTag } from '../../../views/cells/service-status-tag'
import { KnownState, type StateLook } from '../../../views/cells/state-tag'
import type { ResourceComponents } from '../../../views/resource-components'
import { subClusterTypeLabel, typeOptions, useSubClusterSizes } from './choices'
import type { subClusters } from './definition'
import styles from './sub-clusters.module.css'

/** What is special of self-managed clusters (D3 §2.2). */
export const components: ResourceComponents<typeof subClusters> = {
  cells: {
    name: ({ name, nodes }) => (
      <>
        {name}
        {nodes !== null && nodes > 1 && (
          <span className="second figures pill">{t('subClusters.replicas', { nodes })}</span>
        )}
      </>
    ),
    type: ({ type }) => subClusterTypeLabel(type),
    status: (subCluster) => <SubClusterStatus {...subCluster} />,
    endpoint: ({ url }) => <Endpoint url={url} />,
  },
  choices: { types: typeOptions, sizes: useSubClusterSizes },
  consequences: {
    'what-it-serves': lazyPiece(() => import('./what-it-serves').then((file) => file.WhatItServes)),
  },
  summaries: {
    consumption: lazyPiece(() => import('./own-consumption').then((file) => file.OwnConsumption)),
  },
}

/** The connection, and the word of the nodes where it says more (SUB-D04, SUB-D19). */
function SubClusterStatus({ state, status }: SubCluster) {
  const isPlain = status === null || plainStatus[state] === status
  return (
    <span className="row">
      <KnownState looks={connections} value={state} />
      {!isPlain && <ServiceStatusTag status={status} />}
    </span>
  )
}

const connections: Readonly<Record<string, StateLook>> = {
  running: { tone: 'connected', label: 'subClusters.connected' },
  loading: { tone: 'working', label: 'subClusters.connecting', isSpinning: true },
  disconnected: { tone: 'disconnected', label: 'subClusters.disconnected' },
}

/** What the nodes say when there is nothing to add to the connection. */
const plainStatus: Readonly<Record<string, string>> = { running: 'running', disconnected: 'sleeping' }

function Endpoint({ url }: { url: string | null }) {
  if (!url) return t('subClusters.noEndpoint')
  const href = safeHref(url)
  return (
    <span className={`row ${styles.endpoint}`}>
      <span className={styles.address} title={url}>
        {href ? (
          <ExternalLink href={href} className="ellipsis">
            {url.replace(/^https:\/\//, '').replace(/\/$/, '')}
          </ExternalLink>
        ) : (
          <code className="ellipsis">{url}</code>
        )}
      </span>
      <CopyButton text={url} what={t('subClusters.endpoint')} />
    </span>
  )
}
