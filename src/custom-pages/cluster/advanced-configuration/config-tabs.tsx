import Tabs from 'antd/es/tabs'
import { memo, type ReactNode, useMemo } from 'react'
import { type ConfigGroup, systemGroup } from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'
import styles from './advanced-configuration.module.css'
import { ChangeCount } from './change-count'
import { isFound } from './config-entries'
import { GroupKeys, type KeysProps } from './group-keys'
import { useConfigPlace, useGoTo } from './use-config-place'

export type ConfigTabsProps = KeysProps & { groups: readonly ConfigGroup[] }

const tenantsTab = 'tenants'

/** 'Server Configurations', and 'Tenant Configurations' with a tab of each tenant (ADV-002, ADV-D02). */
export const ConfigTabs = memo(function ConfigTabs(props: ConfigTabsProps) {
  const { groups, items, changes, search } = props
  const isSearched = search.trim() !== ''
  const found = useMemo(
    () => (isSearched ? items.filter(({ item }) => isFound(item, search)) : items),
    [items, isSearched, search],
  )
  const place = useConfigPlace(groups)
  const goTo = useGoTo()
  if (!place) return null
  const server = groups.find(({ id }) => id === systemGroup)
  const tenants = groups.filter((group) => group !== server)

  /** A label says how many keys of its groups match the search, and how many are changed. */
  const tabOf = (key: string, text: string, some: readonly ConfigGroup[], children: () => ReactNode) => {
    const count = found.filter(({ group }) => some.includes(group)).length
    return {
      key,
      label: (
        <span className={styles.tab}>
          {isSearched ? t('advancedConfiguration.tabFound', { text, count }) : text}
          <ChangeCount count={changes.filter(({ group }) => some.includes(group)).length} />
        </span>
      ),
      children: some.includes(place.group) && children(),
    }
  }
  const keysOf = (group: ConfigGroup) => (
    <GroupKeys {...props} items={found} group={group} category={place.category} />
  )
  const tenantTabs = () => (
    <Tabs
      size="small"
      animated={false}
      activeKey={place.group.id}
      onChange={(id) => goTo(id, place.category)}
      items={tenants.map((tenant) => tabOf(tenant.id, tenant.displayName, [tenant], () => keysOf(tenant)))}
    />
  )
  const serverText = t('advancedConfiguration.server')

  return (
    <Tabs
      animated={false}
      activeKey={place.group === server ? systemGroup : tenantsTab}
      onChange={(key) => goTo((key === systemGroup ? server : tenants[0])?.id ?? systemGroup, null)}
      items={[
        ...(server ? [tabOf(systemGroup, serverText, [server], () => keysOf(server))] : []),
        ...(tenants.length > 0
          ? [tabOf(tenantsTab, t('advancedConfiguration.tenants'), tenants, tenantTabs)]
          : []),
      ]}
    />
  )
})
