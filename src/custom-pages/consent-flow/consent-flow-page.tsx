import '../../api/bring-account-calls'
import '../../api/bring-creation-calls'
import '../../api/bring-late-calls'
import '../../locales/account-texts'
import { Navigate, useNavigate } from 'react-router'
import { defaultConsentRegions, readRegions } from '../../domain/consent-form'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { useVerdict } from '../../providers/use-verdict'
import { historyIndex } from '../../ui/history-index'
import { DefinedForm } from '../../views/form/defined-form'
import { fixedOptions, type OptionsState } from '../../views/form/options-state'
import { PageTrail } from '../../views/page-trail'
import { ComponentsProvider } from '../../views/resource-components'
import { useRefusedVisit } from '../../views/use-refused-visit'
import { ConsentAside } from './consent-aside'
import styles from './consent-flow.module.css'
import { cloudEnvironments } from './definition'
import { useConsentSender } from './use-consent-sender'

/** The consent flow (D1 §2): who may not open it is sent to the clusters. */
export function ConsentFlowPage() {
  const navigate = useNavigate()
  const verdict = useVerdict('create', 'ConsentFlow')
  const { sender, steps, progress } = useConsentSender()
  const isSent = () => progress !== null && progress.state !== 'failed'
  useRefusedVisit(verdict, t('consentFlow.notNow'), isSent)
  if (!verdict.isAllowed) return <Navigate to="/clusters" replace />
  // Behind the first location of the console lies the page of the identity provider, after a sign-in (CNF-011).
  const handleCancel = () => void (historyIndex() > 0 ? navigate(-1) : navigate('/'))
  return (
    <div className={styles.page}>
      <PageTrail here={t('consentFlow.title')} />
      <div className={styles.title}>
        <h1>{t('consentFlow.title')}</h1>
        <p className="second">{t('consentFlow.subtitle')}</p>
      </div>
      <ComponentsProvider components={components}>
        <DefinedForm
          definition={cloudEnvironments}
          mode="create"
          aside={<ConsentAside steps={steps} progress={progress} />}
          onClose={() => void navigate('/clusters')}
          onCancel={handleCancel}
          sender={sender}
        />
      </ComponentsProvider>
    </div>
  )
}

/** The regions as the system's configuration has them; the usual ones where they cannot be read (CNF-D21). */
function useRegionChoices(): OptionsState {
  const usual = useSession().consentRegions ?? defaultConsentRegions
  const body = { configKey: 'azureRegions', configType: 'string', defaultValue: usual.join(',') } as const
  const { data, isError, refetch } = useCallQuery('readSystemConfiguration', { body }, { staleTime })
  // What the form sends beside what is typed is read while it is filled in.
  useCallQuery('getDefaultImage', {})
  useCallQuery('getKubernetesVersion', {})
  if (data === undefined && !isError) return { state: 'loading' }
  const listed = typeof data?.value === 'string' ? readRegions(data.value) : []
  const regions = listed.length > 0 ? listed : usual
  const options = fixedOptions(regions.map((region) => ({ value: region, label: region })))
  if (data !== undefined) return options
  return {
    ...options,
    trouble: { sentence: t('consentFlow.regionsFailed'), retry: () => void refetch() },
  }
}

/** Milliseconds for which the list of regions is fresh (D1 §9, CRE-D22). */
const staleTime = 2_000

const components = { 'cloud-environments': { choices: { regions: useRegionChoices } } }
