import Skeleton from 'antd/es/skeleton'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Spinner } from '../../ui/spinner'
import styles from './record-table.module.css'

/** A table before its first answer: the specified words, and the geometry of what comes. */
export function TableSkeleton({ definition }: { definition: ResourceDefinition }) {
  return (
    <>
      <Spinner text={t(definition.list.loading)} />
      <div className={`${styles.frame} ${styles.skeleton}`} aria-busy="true" aria-hidden="true">
        <AntdProvider>
          <Skeleton
            title={false}
            paragraph={{ rows: 6, width: ['40%', '90%', '75%', '85%', '70%', '80%'] }}
          />
        </AntdProvider>
      </div>
    </>
  )
}
