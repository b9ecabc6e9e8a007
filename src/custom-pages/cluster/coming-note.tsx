import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

/** A tab that has its place, and gets its content in a later release. */
export function ComingNote({ tab }: { tab: string }) {
  return <StatePanel icon="compass" title={tab} text={t('clusterPage.comingText')} />
}
