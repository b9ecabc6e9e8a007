import '../../locales/late-texts'
import { useSyncExternalStore } from 'react'
import { t } from '../../locales/t'
import { OperationList } from './operation-list'
import { useOperations } from './use-operations'

/** The operations of today beside what was notified, where there are any. */
export function OperationsUnderWay() {
  const store = useOperations()
  const operations = useSyncExternalStore(store.subscribe, store.read)
  if (operations.length === 0) return null
  return (
    <section aria-label={t('operations.title')}>
      <h2>{t('operations.title')}</h2>
      <OperationList />
    </section>
  )
}
