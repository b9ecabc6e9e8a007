import { useNotificationProvider } from '@refinedev/antd'
import App from 'antd/es/app'
import AppContext from 'antd/es/app/context'
import type { ArgsProps } from 'antd/es/notification/interface'
import { useEffect, useMemo } from 'react'
import { t } from '../../locales/t'
import { waitingNotices } from '../../providers/notification-provider'
import { AntdProvider } from '../../ui/antd-provider'
import { Icon } from '../../ui/icon'

/** Seconds a notice stays while the pointer is not on it; an error stays longer. */
const lifetime = { success: 6, error: 12 }

/** The notices of antd, by Refine's binding to them. */
export function AntdNotices() {
  return (
    <AntdProvider>
      <App
        component={false}
        notification={{
          // Away from the logo and from what a person works with, and as many as a small screen holds.
          placement: 'bottomRight',
          maxCount: 5,
          stack: false,
          getContainer: () => document.getElementById('notices') ?? document.body,
        }}
      >
        <Manners />
      </App>
    </AntdProvider>
  )
}

/** Refine's binding tells antd the words and the kind; how each is read out and closed is said here. */
function Manners() {
  const app = App.useApp()
  const mannered = useMemo(() => {
    const open = (notice: ArgsProps) => app.notification.open({ ...notice, ...mannersOf(notice) })
    return { ...app, notification: { ...app.notification, open } }
  }, [app])
  return (
    <AppContext.Provider value={mannered}>
      <Connection />
    </AppContext.Provider>
  )
}

/** The cross is an anchor without an address, which may have no name of its own; what it is given more it hands on. */
const asButton = { role: 'button' }

function mannersOf({ type, message }: ArgsProps): Partial<ArgsProps> {
  const isError = type === 'error'
  return {
    className: 'notice',
    role: isError ? 'alert' : 'status',
    duration: isError ? lifetime.error : lifetime.success,
    message: message ?? (isError ? t('common.errorTitle') : null),
    closable: { closeIcon: <Icon name="close" />, 'aria-label': t('common.dismissNotice'), ...asButton },
  }
}

function Connection() {
  const { open, close } = useNotificationProvider()
  useEffect(() => waitingNotices.handTo({ open, close }), [open, close])
  return null
}
