import { missingFrom, recordFaultsOf } from '../../api/record-faults'
import type { Notification } from '../../domain/notification'
import { UnreadRecords } from '../../views/list/unread-records'

/** Which notifications of a list could not be read (README decision 16). */
export function UnreadNotifications({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <UnreadRecords
      label={{ one: 'notifications.unreadOne', many: 'notifications.unreadMany' }}
      list={{
        faults: recordFaultsOf(notifications),
        total: notifications.length + missingFrom(notifications),
      }}
    />
  )
}
