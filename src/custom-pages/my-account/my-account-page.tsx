import '../../api/bring-account-calls'
import '../../locales/account-texts'
import Tabs from 'antd/es/tabs'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import frame from '../../ui/page-frame.module.css'
import { useMediaQuery } from '../../ui/use-media-query'
import styles from './my-account.module.css'
import { useAccountTab } from './use-account-tab'

/** The account of who is signed in, a tab each for what it consists of (D3 §2.4 'My account'). */
export function MyAccountPage({ title }: { title: string }) {
  const { tabs, current, open } = useAccountTab()
  const isWide = useMediaQuery('(min-width: 800px)')
  return (
    <AntdProvider>
      <div className={frame.page}>
        <h1>{title}</h1>
        <Tabs
          className={styles.tabs}
          animated={false}
          destroyOnHidden
          tabPosition={isWide ? 'left' : 'top'}
          {...(!isWide && { tabBarGutter: 12, 'data-narrow': true })}
          activeKey={current}
          onChange={open}
          items={tabs.map(({ key, label, Content }) => ({
            key,
            label: t(label),
            children: <Content />,
          }))}
        />
      </div>
    </AntdProvider>
  )
}
