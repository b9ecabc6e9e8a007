import '../../api/bring-notification-calls'
import '../../locales/notification-texts'
import { useMatch } from 'react-router'
import { type NotificationList, unreadOf, withRead } from '../../domain/notification'
import { useSession } from '../../providers/session-context'
import { useCallMutation, useCallQuery, useKnownAnswer } from '../../providers/use-call'
import { useTellFailure } from '../../views/use-tell-failure'

/**
 * The notifications of the person, as they were last read. They are asked for on the page of a cluster alone (D1 §4
 * 'Notifications', SHL-D04), elsewhere by `refetch`. What is marked as read shows so at once, and no longer where the
 * server refuses it.
 */
export function useNotifications() {
  const { person } = useSession()
  const asked = { path: { id: person.uuid } }
  const { data, ...reading } = useCallQuery('listNotifications', asked, {
    enabled: useIsClusterPage(),
    gcTime: Number.POSITIVE_INFINITY,
  })
  const show = useKnownAnswer('listNotifications', asked)
  const tellFailure = useTellFailure()
  const sending = useCallMutation('readNotifications')
  const list = data ?? none
  const unread = unreadOf(list)

  const markRead = (ids: readonly string[]) => {
    const marked = unread.filter(({ id }) => ids.includes(id))
    if (marked.length === 0) return
    void show(withRead(list, ids))
    sending.mutate(
      {
        path: { id: person.uuid },
        body: { notificationsIDs: marked.map(({ id, wireId }) => wireId ?? id) },
      },
      {
        onError: (error) => {
          void show(list)
          tellFailure(error)
        },
      },
    )
  }

  return {
    ...reading,
    list: data,
    unread,
    markRead,
    markAllRead: () => markRead(unread.map(({ id }) => id)),
  }
}

const none: NotificationList = { notifications: [], hasUnread: false }

function useIsClusterPage(): boolean {
  const page = useMatch('/clusters/:clusterName')
  return page !== null && page.params.clusterName !== 'create'
}
