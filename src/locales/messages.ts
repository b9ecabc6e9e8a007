import type { accountMessages } from './account-messages'
import type { earlyMessages } from './early-messages'
import type { exporting } from './en/export'
import type { fields } from './en/fields'
import type { filter } from './en/filter'
import type { form } from './en/form'
import type { importing } from './en/import'
import type { listChart } from './en/list-chart'
import type { notifications } from './en/notifications'
import type { password } from './en/password'
import type { tables } from './en/tables'
import type { totals } from './en/totals'
import type { lateMessages } from './late-messages'
import type { settingMessages } from './setting-messages'

type Messages = typeof earlyMessages &
  typeof lateMessages &
  typeof settingMessages &
  typeof accountMessages & {
    exporting: typeof exporting
    fields: typeof fields
    filter: typeof filter
    form: typeof form
    listChart: typeof listChart
    importing: typeof importing
    notifications: typeof notifications
    password: typeof password
    tables: typeof tables
    totals: typeof totals
  }

/** `area.key` of a text, such as `clusters.title`. */
export type MessageKey = {
  [Area in keyof Messages]: `${Area}.${Extract<keyof Messages[Area], string>}`
}[keyof Messages]
