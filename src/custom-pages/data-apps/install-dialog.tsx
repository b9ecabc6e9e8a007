import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DataApp } from '../../domain/data-app'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import { QuestionDialog } from '../../views/confirm/question-dialog'
import { DefinedForm } from '../../views/form/defined-form'
import { ComponentsProvider, type ResourceComponents } from '../../views/resource-components'
import { clusterOptions, useInstallClusters, useTenantsOfChosen } from './data-app-choices'
import { dataAppInstallations, type Installation } from './install-form'
import { NoneConnectedDialog } from './none-connected-dialog'
import { useHasNone } from './use-has-none'
import { type OverwriteQuestion, useInstallSender } from './use-install-sender'

const InstallChecks = lazyPiece(() => import('./install-checks').then((file) => file.InstallChecks))

type InstallDialogProps = {
  apps: readonly DataApp[]
  /** Name of the cluster that stands chosen, where it may be. */
  clusterName: string | null
  onClose: () => void
}

/** Installs one app or several: cluster, tenant and user, checked as they are chosen (D3 §2.3, §4.3, §5, §8). */
export function InstallDialog({ apps, clusterName, onClose }: InstallDialogProps) {
  const navigate = useNavigate()
  const clusters = useInstallClusters()
  // The form is about what was chosen when it opened.
  const [installation] = useState(() => installationOf(apps))
  const { sender, question, startedOn } = useInstallSender(installation.apps, clusters.data ?? [])
  const [components] = useState(() => componentsFor(clusterName))
  const hasNone = useHasNone(clusters)
  if (hasNone) return <NoneConnectedDialog text={t('dataAppImport.noneConnectedInstall')} onClose={onClose} />
  function handleClose() {
    if (startedOn.current === null) return onClose()
    void navigate(startedOn.current)
  }
  return (
    <ComponentsProvider components={{ [dataAppInstallations.name]: components }}>
      <DefinedForm
        definition={dataAppInstallations}
        mode="create"
        record={installation}
        sender={sender}
        onCancel={onClose}
        onClose={handleClose}
      />
      {question && <Overwrite {...question} />}
    </ComponentsProvider>
  )
}

/** The title counts several and names one, in the words of the specification (APP-046, APP-047, APP-D06). */
function installationOf(apps: readonly DataApp[]): Installation {
  const [first, second] = apps
  const name = first && !second ? first.name : String(apps.length)
  return { id: apps.map(({ id }) => id).join(','), name, apps }
}

function componentsFor(clusterName: string | null): ResourceComponents {
  const useClusters = () => clusterOptions(useInstallClusters(), clusterName)
  return {
    choices: { clusters: useClusters, tenants: useTenantsOfChosen },
    summaries: { checks: InstallChecks },
  }
}

function Overwrite({ names, tenant, cluster, answer }: OverwriteQuestion) {
  return (
    <QuestionDialog
      title={t('dataAppImport.alreadyImported')}
      submit={t('dataAppImport.overwrite')}
      isDangerous
      onSubmit={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('dataAppImport.overwriteText', { tenant, cluster })}</p>
      <ul className="form-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </QuestionDialog>
  )
}
