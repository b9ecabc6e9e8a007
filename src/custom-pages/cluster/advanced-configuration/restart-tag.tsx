import Tag from 'antd/es/tag'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

/** ADV-025. */
const tags: Readonly<Record<string, { color: string; text: MessageKey }>> = {
  all: { color: 'purple', text: 'advancedConfiguration.restartsAll' },
  loader: { color: 'green', text: 'advancedConfiguration.restartsLoader' },
  analytics: { color: 'gold', text: 'advancedConfiguration.restartsAnalytics' },
  SQLi: { color: 'blue', text: 'advancedConfiguration.restartsSqli' },
}

/** What a change restarts, in the colour of the specification and in words. */
export function RestartTag({ service }: { service: string }) {
  const { color, text } = tags[service] ?? { color: 'default', text: 'advancedConfiguration.restartsOther' }
  return (
    // antd's own words on green and gold are too pale to read.
    <Tag color={color} style={{ color: 'var(--color-text)' }}>
      {t(text, { service })}
    </Tag>
  )
}

/** Services in words, for a sentence. */
export function servicesText(services: readonly string[]): string {
  return services
    .map((service) => (service === 'all' ? t('advancedConfiguration.serviceAll') : service))
    .join(', ')
}
