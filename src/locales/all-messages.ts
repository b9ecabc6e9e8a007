import { accountMessages } from './account-messages'
import { earlyMessages } from './early-messages'
import { dashboard } from './en/dashboard'
import { exporting } from './en/export'
import { fields } from './en/fields'
import { filter } from './en/filter'
import { form } from './en/form'
import { importing } from './en/import'
import { listChart } from './en/list-chart'
import { markdown } from './en/markdown'
import { notifications } from './en/notifications'
import { password } from './en/password'
import { revisions } from './en/revisions'
import { serverViews } from './en/server-views'
import { tables } from './en/tables'
import { totals } from './en/totals'
import { viewing } from './en/viewing'
import { widgets } from './en/widgets'
import { lateMessages } from './late-messages'
import { settingMessages } from './setting-messages'

/** Every text of the console, by area: for translations and tests. Pages bring along what they show (`*-texts.ts`). */
export const allMessages = {
  ...earlyMessages,
  ...lateMessages,
  ...settingMessages,
  ...accountMessages,
  dashboard,
  exporting,
  fields,
  filter,
  form,
  importing,
  listChart,
  markdown,
  notifications,
  password,
  revisions,
  serverViews,
  tables,
  totals,
  viewing,
  widgets,
} as const
