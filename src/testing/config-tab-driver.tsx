import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../locales/late-texts'
import { AdvancedConfiguration } from '../custom-pages/cluster/advanced-configuration/advanced-configuration'
import type { ConfigGroup, ConfigItem, ConfigValue } from '../domain/advanced-configuration'
import type { ClusterDetail } from '../domain/cluster-detail'
import type { BuiltState } from './builders'
import { buildClusterDetail } from './detail-builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { renderWithProviders } from './render-with-providers'

export const item = (parts: Partial<ConfigItem> & { key: string }): ConfigItem => ({
  label: parts.key,
  description: null,
  type: 'string',
  value: '',
  possibleValues: [],
  min: null,
  max: null,
  dependencies: [],
  needsAllDependencies: false,
  isRestartRequired: false,
  serviceToRestart: null,
  ...parts,
})

const limit = { key: 'tenant.limit', label: 'Row limit', type: 'number', value: 100 } as const
export const size: ConfigItem = item({
  key: 'cache.size',
  label: 'Cache size',
  description: 'Memory of the cache.',
  type: 'number',
  value: 512,
  min: 64,
  max: 4096,
  isRestartRequired: true,
  serviceToRestart: 'analytics',
})
export const groups: ConfigGroup[] = [
  {
    id: 'system',
    displayName: 'Server',
    unread: [],
    categories: [
      {
        name: 'Cache',
        unread: ['cache.odd'],
        items: [
          size,
          item({
            key: 'cache.kind',
            label: 'Kind',
            type: 'enum',
            value: 'lru',
            possibleValues: ['lru', 'fifo'],
          }),
          item({ key: 'cache.enabled', label: 'Disk cache', type: 'boolean', value: false }),
          item({
            key: 'cache.path',
            label: 'Disk path',
            value: '/tmp',
            max: 20,
            isRestartRequired: true,
            serviceToRestart: 'all',
            dependencies: [{ key: 'cache.enabled', value: true }],
          }),
        ],
      },
      {
        name: 'Security',
        unread: [],
        items: [
          item({ key: 'ldap.password', label: 'LDAP password', type: 'password', value: 'old-secret' }),
          item({ key: 'banner', label: 'Banner', type: 'text', value: 'Hello' }),
        ],
      },
    ],
  },
  {
    id: 'acme',
    displayName: 'Acme',
    unread: ['Own'],
    categories: [{ name: 'Limits', unread: [], items: [item(limit)] }],
  },
  {
    id: 'globex',
    displayName: 'Globex',
    unread: [],
    categories: [{ name: 'Limits', unread: [], items: [item(limit)] }],
  },
]

/** The tab of a cluster that has these groups, unless an answer says otherwise. */
export function renderTab({
  answers = {},
  hash = '',
  ...cluster
}: Partial<ClusterDetail> & { state?: BuiltState; answers?: FakeAnswers; hash?: string } = {}) {
  let now = groups
  const api = createFakeApi({
    listAdvancedConfigurations: () => now,
    changeAdvancedConfigurations: ({ body }) => {
      now = now.map((group) => withData(group, body.find(({ name }) => name === group.id)?.data ?? []))
      return { message: null }
    },
    ...answers,
  })
  return renderWithProviders(<AdvancedConfiguration cluster={buildClusterDetail(cluster)} />, {
    api,
    path: `/clusters/demo?tab=advanced-configurations${hash}`,
    route: '/clusters/:clusterName',
  })
}

export const cacheSize = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cache size' })
export const save = () => screen.getByRole('button', { name: 'Save' })
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
export const review = async () => {
  await userEvent.click(save())
  return within(await screen.findByRole('dialog', { name: 'Review your changes' }))
}
export const reported = (notices: readonly { message: string }[]) => notices.map(({ message }) => message)
export const isLocked = (control: HTMLElement) => control.getAttribute('aria-disabled') === 'true'

function withData(
  group: ConfigGroup,
  data: readonly { configKey: string; configValue: ConfigValue }[],
): ConfigGroup {
  const value = (each: ConfigItem) => data.find(({ configKey }) => configKey === each.key)?.configValue
  return {
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      items: category.items.map((each) => ({ ...each, value: value(each) ?? each.value })),
    })),
  }
}
