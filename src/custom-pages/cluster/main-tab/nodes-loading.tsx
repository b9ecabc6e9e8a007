import { t } from '../../../locales/t'

/** Stands in the place of the nodes while they, or the code that draws them, are on their way. */
export function NodesLoading() {
  return <p role="status">{t('usage.nodesLoading')}</p>
}
