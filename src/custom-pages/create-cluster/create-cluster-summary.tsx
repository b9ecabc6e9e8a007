import { textValue } from '../../definitions/form-values'
import { optimizationLevels } from '../../domain/cluster-choices'
import { ipuOf, loaderAndAnalyticsSizes } from '../../domain/cluster-size'
import { t } from '../../locales/t'
import { useChosenVersion } from '../../resources/user/clusters/choices'
import { platformLabel } from '../../resources/user/clusters/labels'
import { useChosenRegion, useSizeOffer } from '../../resources/user/clusters/place-choices'
import { useFormEngine } from '../../views/form/form-engine-context'
import styles from './create-cluster-page.module.css'

/** What will be created and what it consumes, beside the form on wide screens. */
export function CreateClusterSummary() {
  const { context } = useFormEngine()
  const { values } = context
  const region = useChosenRegion(context)
  const version = useChosenVersion(context)
  const sizes = useChosenSizes()
  const total = sizes && ipuOf(sizes.analytics, sizes.loader)
  const platform = textValue(values.platform)
  return (
    <section
      className={`surface form-fields form-section ${styles.summary}`}
      aria-label={t('createCluster.summaryTitle')}
    >
      <h2>{t('createCluster.summaryTitle')}</h2>
      <dl>
        <Line label={t('createCluster.name')} value={textValue(values.name)} isCode />
        <Line label={t('createCluster.platform')} value={platform && platformLabel(platform)} />
        <Line label={t('createCluster.region')} value={region?.alias} />
        <Line
          label={t('createCluster.summaryAnalytics')}
          value={sizes?.analytics.displayName}
          figure={ipuText(sizes?.analytics.analyticsSizeIpu)}
        />
        <Line
          label={t('createCluster.summaryLoader')}
          value={sizes?.loader.displayName}
          figure={ipuText(sizes?.loader.loaderSizeIpu)}
        />
        <Line label={t('createCluster.version')} value={version && (version.release ?? version.image)} />
        <Line
          label={t('createCluster.diskSize')}
          value={
            typeof values.dsize === 'number' ? t('createCluster.summaryDisk', { size: values.dsize }) : ''
          }
        />
      </dl>
      <p className={styles.total}>
        <span>{t('createCluster.summaryTotal')}</span>
        {sizes ? (
          <strong>{ipuText(total) ?? t('createCluster.summaryNoEstimate')}</strong>
        ) : (
          <span className="second">{t('createCluster.summaryUnset')}</span>
        )}
      </p>
      <p className="form-note">{t('createCluster.duration')}</p>
    </section>
  )
}

/** The sizes that the chosen size and optimization level come to. */
function useChosenSizes() {
  const { context } = useFormEngine()
  const offer = useSizeOffer(context)?.data
  if (!offer) return null
  const chosen = offer.sizes.find(({ name }) => name === context.values.csize)
  const level = optimizationLevels.find((candidate) => candidate === context.values.optimizationLevel)
  return chosen ? loaderAndAnalyticsSizes(chosen, level ?? 'General Purpose', offer.allSizes) : null
}

type LineProps = { label: string; value: string | null | undefined; figure?: string; isCode?: boolean }

function Line({ label, value, figure, isCode }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isCode && value ? 'code' : undefined} data-unset={!value || undefined}>
        {value || t('createCluster.summaryUnset')}
        {value && figure !== undefined && <span className={styles.figure}>{figure}</span>}
      </dd>
    </div>
  )
}

function ipuText(ipu: number | null | undefined): string | undefined {
  return typeof ipu === 'number' ? t('createCluster.summaryIpu', { ipu }) : undefined
}
