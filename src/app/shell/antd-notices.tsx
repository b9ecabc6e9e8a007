import { useNotificationProvider } from '@refinedev/antd'
import App from 'antd/es/app'
import AppContext from 'antd/es/app/context'
import { useEffect, useMemo } from 'react'
import { waitingNotices } from '../../providers/notification-provider'
import { AntdProvider } from '../../ui/antd-provider'
import { noticeOpener } from './notice-opener'

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

/** Refine's binding tells antd the words and the kind; the rest is added on the way. */
function Manners() {
  const app = App.useApp()
  const mannered = useMemo(() => {
    const open = noticeOpener(app.notification.open)
    return { ...app, notification: { ...app.notification, open } }
  }, [app])
  return (
    <AppContext.Provider value={mannered}>
      <Connection />
    </AppContext.Provider>
  )
}

function Connection() {
  const { open, close } = useNotificationProvider()
  useEffect(() => waitingNotices.handTo({ open, close }), [open, close])
  return null
}
