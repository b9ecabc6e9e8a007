import type { Locale } from 'antd/es/locale'

/** What antd's own parts say where the console is translated; antd's English without. Set once, before the first draw. */
export const widgetLocale: { current: Locale | undefined } = { current: undefined }
