import Skeleton from 'antd/es/skeleton'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Icon } from '../../ui/icon'
import toolbar from '../list/list-toolbar.module.css'
import styles from './record-table.module.css'

/** A table before its first answer: the specified words, and the geometry of what comes. */
export function TableSkeleton({ definition }: { definition: ResourceDefinition }) {
  return (
    <>
      <div className={`${toolbar.toolbar} second`} role="status">
        <Icon name="state-working" isSpinning />
        {t(definition.list.loading)}
      </div>
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
