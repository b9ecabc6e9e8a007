import Select from 'antd/es/select'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { wayToLargerSizes } from '../../../access/ways-out'
import type { FieldDefinition } from '../../../definitions/define-field'
import { textValue } from '../../../definitions/form-values'
import {
  type ClusterSize,
  type OptimizationLevel,
  optimizationLevels,
  type SizeOffer,
} from '../../../domain/cluster-choices'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { chosenSizeOf, isSizeAllowed, loaderAndAnalyticsSizes } from '../../../domain/cluster-size'
import { configuredNodes } from '../../../domain/configured-nodes'
import { ipuPerHour } from '../../../domain/ipu-rate'
import { locale } from '../../../locales/locale'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useVerdict } from '../../../providers/use-verdict'
import { sizeChoices } from '../../../resources/user/clusters/place-choices'
import { AntdProvider } from '../../../ui/antd-provider'
import { Button } from '../../../ui/button'
import { lazyPiece } from '../../../ui/lazy-piece'
import { ConsumptionChange } from '../../../views/consumption-change'
import { FieldFrame } from '../../../views/form/field-frame'
import { inputOf } from '../../../views/form/inputs/inputs'
import { useWayAddresses } from '../../../views/reasons/more-reasons'
import { RefusalText } from '../../../views/reasons/refusal-text'
import styles from './size-choice.module.css'
import { changedIds, type SizePair, useResize } from './use-resize'

/** Needed once something is chosen. */
const WhatResizeTouches = lazyPiece(() =>
  import('./what-resize-touches').then((file) => file.WhatResizeTouches),
)

type Chosen = { size: ClusterSize; level: OptimizationLevel }

const sizeField: FieldDefinition = { label: 'clusterSize.size', kind: 'slider' }
// Of the one file that has all inputs: imported by itself, it would become a script of its own for every form.
const { Component: StepSlider } = inputOf(sizeField)

/** The slider with what the chosen size would consume; it is sent when it is agreed to (CFG-038, CFG-039). */
export function SizeChoice({ cluster, offer }: { cluster: ClusterDetail; offer: SizeOffer }) {
  const id = useId()
  const { person } = useSession()
  const { isAllowed, reasons } = useVerdict('resize', 'ClusterSize', { cluster, detail: cluster })
  const { isPending, change } = useResize(cluster)
  const present = chosenSizeOf(cluster, offer.allSizes)
  const [draft, setDraft] = useState<Chosen | null>(null)
  const chosen = draft ?? present
  const pair = draft && loaderAndAnalyticsSizes(draft.size, draft.level, offer.allSizes)
  const isChanged = pair !== null && Object.keys(changedIds(cluster, pair)).length > 0
  const isRefused =
    pair !== null && ![pair.analytics, pair.loader].every((size) => isSizeAllowed(size, offer))
  // Where levels are not offered, both sizes are the same (CRE-018, CRE-D05).
  const hasLevels = person.configurations.clusterOptimization.isEnabled
  const levelOf = ({ level }: Chosen) => (hasLevels ? level : 'General Purpose')
  const smallest = offer.allSizes.find((size) => isSizeAllowed(size, offer))
  const isOpenable = isAllowed && !isPending
  const lock = reasons[0]?.sentence ?? null
  const describedBy = lock === null && !isPending ? undefined : `${id}-reason`

  const save = async (agreed: SizePair) => {
    if (await change(agreed)) setDraft(null)
  }
  const choose = (name: string) => {
    const size = offer.allSizes.find((each) => each.name === name)
    if (size) setDraft({ size, level: chosen ? levelOf(chosen) : 'General Purpose' })
  }

  return (
    <AntdProvider>
      {lock !== null && (
        <div id={`${id}-reason`} className={`second ${styles.reason}`}>
          <RefusalText reasons={reasons} />
        </div>
      )}
      {lock === null && isPending && (
        <p id={`${id}-reason`} className="visually-hidden">
          {t('settings.changing')}
        </p>
      )}
      {chosen ? (
        <div className={styles.fields}>
          <FieldFrame id={id} label={t('clusterSize.size')} isGroup error={null} isValid={false}>
            {(frame) => (
              <StepSlider
                {...frame}
                describedBy={describedBy}
                field={sizeField}
                value={chosen.size.name}
                onChange={(value) => choose(textValue(value))}
                onBlur={() => {}}
                inputRef={() => {}}
                choices={sizeChoices(offer, 'edit')}
                lock={isPending ? t('settings.changing') : lock}
                isRequired
              />
            )}
          </FieldFrame>
          {hasLevels && (
            <FieldFrame id={`${id}-level`} label={t('clusterSize.optimization')} error={null} isValid={false}>
              {(frame) => (
                <Select
                  id={frame.id}
                  aria-describedby={describedBy}
                  aria-disabled={!isOpenable || undefined}
                  open={isOpenable ? undefined : false}
                  variant={isAllowed ? 'outlined' : 'filled'}
                  value={chosen.level}
                  options={optimizationLevels.map((level) => ({ value: level, label: level }))}
                  popupMatchSelectWidth={false}
                  onChange={(level: OptimizationLevel) => {
                    if (isOpenable) setDraft({ ...chosen, level })
                  }}
                />
              )}
            </FieldFrame>
          )}
        </div>
      ) : (
        <div className={styles.buttons}>
          <p className="second">{t('clusterSize.unlisted')}</p>
          {smallest && (
            <Button
              isDisabled={!isOpenable}
              aria-describedby={describedBy}
              onClick={() => choose(smallest.name)}
            >
              {t('clusterSize.chooseOne')}
            </Button>
          )}
        </div>
      )}
      <RefusedSizes cluster={cluster} offer={offer} />
      <Consumption cluster={cluster} pair={isChanged ? pair : null} />
      {isChanged && !isRefused && <WhatResizeTouches cluster={cluster} />}
      {isChanged && pair && (
        <div className={styles.buttons}>
          {isRefused ? (
            <p role="alert">{t('clusterSize.pairRefused')}</p>
          ) : (
            <Button
              kind="primary"
              isDisabled={!isAllowed}
              isBusy={isPending}
              aria-describedby={describedBy}
              onClick={() => void save(pair)}
            >
              {t('clusterSize.save')}
            </Button>
          )}
          <Button
            isDisabled={isPending}
            aria-describedby={isPending ? describedBy : undefined}
            onClick={() => setDraft(null)}
          >
            {t('clusterSize.undo')}
          </Button>
        </div>
      )}
    </AntdProvider>
  )
}

/** Larger sizes need a higher plan; a premium cluster asks support (CFG-058, CFG-D25). */
function RefusedSizes({ cluster, offer }: { cluster: ClusterDetail; offer: SizeOffer }) {
  const addresses = useWayAddresses()
  const refused = offer.allSizes.filter((size) => !isSizeAllowed(size, offer))
  if (refused.length === 0) return null
  const sizes = new Intl.ListFormat(locale()).format(refused.map(({ displayName }) => displayName))
  const plans = wayToLargerSizes(cluster) === 'upgrade' ? addresses.upgrade : undefined
  return (
    <p className="second">
      {t('clusterSize.refused', { sizes, count: refused.length })}{' '}
      <Link to={plans ?? '/support'}>
        {t(plans === undefined ? 'clusterSize.refusedSupport' : 'clusterSize.refusedUpgrade')}
      </Link>
    </p>
  )
}

function Consumption({ cluster, pair }: { cluster: ClusterDetail; pair: SizePair | null }) {
  const { analyticsSize, loaderSize } = cluster
  const nodes = configuredNodes(cluster)
  const perHour = (analytics: number | null, loader: number | null) =>
    ipuPerHour([
      { ipu: analytics, nodes: nodes.analytics },
      { ipu: loader, nodes: nodes.loader },
    ])
  const rows = [
    {
      label: t('clusterSize.analytics'),
      now: nodesText(analyticsSize?.displayName ?? analyticsSize?.name, nodes.analytics),
      after: pair && nodesText(pair.analytics.displayName, nodes.analytics),
    },
    {
      label: t('clusterSize.loader'),
      now: nodesText(loaderSize?.displayName ?? loaderSize?.name, nodes.loader),
      after: pair && nodesText(pair.loader.displayName, nodes.loader),
    },
  ]
  const after = pair && perHour(pair.analytics.analyticsSizeIpu, pair.loader.loaderSizeIpu)
  return (
    <ConsumptionChange
      rows={rows}
      now={perHour(analyticsSize?.ipu ?? null, loaderSize?.ipu ?? null)}
      {...(pair && { after })}
    />
  )
}

function nodesText(size: string | null | undefined, count: number | null): string {
  const name = size ?? t('clusterSize.unknown')
  if (count === null) return t('clusterSize.unknownNodes', { size: name })
  return t('clusterSize.nodes', { size: name, count })
}
