import '../../api/bring-notification-calls'
import '../../locales/notification-texts'
import { useMatch } from 'react-router'
import { noteRecordFaults, recordFaultsOf } from '../../api/record-faults'
import { type NotificationList, unreadOf, withRead } from '../../domain/notification'
import { useSession } from '../../providers/session-context'
import { useAnswerChange, useCallQuery, useCallSender } from '../../providers/use-call'
import { useViewedRole } from '../../providers/viewing-context'
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
  const change = useAnswerChange('listNotifications', asked)
  const tellFailure = useTellFailure()
  const send = useCallSender()
  const isViewing = useViewedRole() !== null
  const unread = unreadOf(data ?? none)

  const markRead = (ids: readonly string[]) => {
    const marked = unread.filter(({ id }) => ids.includes(id))
    if (marked.length === 0) return
    let isCalledOff = false
    const show = async (isRead: boolean) => {
      const own = marked.map(({ id }) => id)
      const hasCalledOff = await change((now) => {
        const changed = withRead(now, own, isRead)
        // A new list, of which nothing is noted yet.
        noteRecordFaults(changed.notifications, recordFaultsOf(now.notifications))
        return changed
      })
      isCalledOff ||= hasCalledOff
    }
    void show(true)
    const body = { notificationsIDs: marked.map(({ id, wireId }) => wireId ?? id) }
    // Not a mutation's own callback: the panel is gone by the time its closing is refused.
    send('readNotifications', { path: { id: person.uuid }, body })
      .then(
        // A reading that was under way meanwhile may have brought them back.
        () => show(true),
        (error: unknown) => {
          tellFailure(error)
          return show(false)
        },
      )
      // Not before: it would bring them back.
      .then(() => {
        if (isCalledOff) void reading.refetch()
      })
  }

  return {
    ...reading,
    list: data,
    unread,
    markRead,
    /** Nobody asked for it by a press: while a role is viewed, which sends nothing, it is left out without a word. */
    markAllRead: () => {
      if (!isViewing) markRead(unread.map(({ id }) => id))
    },
  }
}

const none: NotificationList = { notifications: [], hasUnread: false }

function useIsClusterPage(): boolean {
  const page = useMatch('/clusters/:clusterName')
  return page !== null && page.params.clusterName !== 'create'
}
