import { advancedConfigurationsResponse } from '../../src/api/wire/advanced-configuration'
import {
  type ConfigItem,
  type ConfigValue,
  configFault,
  entryOf,
  isConfigShown,
  lengthLimit,
} from '../../src/domain/advanced-configuration'
import { t } from '../../src/locales/t'
import { type ClusterInput, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { configurationGroups, type WireConfigGroup } from '../configurations/catalogue'
import { type Handler, ok } from '../handler'
import { throwInvalid } from '../problems'
import type { VisibleCluster } from '../store/clusters'
import { changeRecord, findRecord, insertRecordOnce } from '../store/records'

const resource = 'advanced-configurations'

/** What was changed, by group and key. */
type ChangesRow = Record<string, ConfigValue>

/** GET /instances/{instanceId}/advanced-configs */
export const listAdvancedConfigurations: Handler<'listAdvancedConfigurations'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('view', 'AdvancedConfiguration', input, visible)
  return ok(await groupsNow(input, visible))
}

/** PATCH /instances/{instanceId}/advanced-configs: all of it or nothing. */
export const changeAdvancedConfigurations: Handler<'changeAdvancedConfigurations'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('update', 'AdvancedConfiguration', input, visible)
  const sent = input.body.flatMap(({ name, data }) =>
    data.map(({ configKey, configValue }) => ({ group: name, key: configKey, value: configValue })),
  )
  const changes = Object.fromEntries(sent.map(({ group, key, value }) => [placeOf(group, key), value]))
  const groups = advancedConfigurationsResponse.parse(withChanges(await groupsNow(input, visible), changes))
  throwInvalid(
    sent.map(({ group, key, value }) => {
      const items = groups.find(({ id }) => id === group)?.categories.flatMap((each) => each.items) ?? []
      const message = refusalOf(items, key, value)
      return message === null ? null : { fieldName: key, message }
    }),
  )
  await keepChanges(input, visible, changes)
  return ok({ message: t('advancedConfiguration.saved', { name: visible.cluster.name }) })
}

function refusalOf(items: readonly ConfigItem[], key: string, value: ConfigValue): string | null {
  const item = items.find((each) => each.key === key)
  if (!item) return `There is no configuration ${key}.`
  const entryNow = (name: string) => {
    const other = items.find((each) => each.key === name)
    return other && entryOf(other)
  }
  if (!isConfigShown(item, entryNow)) return `${key} does not take part now.`
  const isChoice = item.type !== 'enum' || item.possibleValues.some((each) => each === value)
  const isFlag = item.type !== 'boolean' || typeof value === 'boolean'
  const isFigure = item.type !== 'number' || typeof value === 'number'
  const isText = !['string', 'text', 'password'].includes(item.type) || typeof value === 'string'
  if (!isChoice || !isFlag || !isFigure || !isText || value === null) return `${key} cannot be ${value}.`
  switch (configFault(item, entryOf({ type: item.type, value }))) {
    case 'not-an-integer':
      return t('advancedConfiguration.notAnInteger')
    case 'out-of-bounds':
      return t('advancedConfiguration.outOfBounds', { min: item.min ?? '−∞', max: item.max ?? '∞' })
    case 'too-long':
      return t('form.tooLong', { count: lengthLimit(item) ?? '' })
    default:
      return null
  }
}

async function groupsNow({ db }: ClusterInput, visible: VisibleCluster): Promise<WireConfigGroup[]> {
  const row = await findRecord<ChangesRow>(db, resource, ownerOf(visible), idOf(visible))
  return withChanges(configurationGroups(), row?.payload ?? {})
}

async function keepChanges({ db, clock }: ClusterInput, visible: VisibleCluster, payload: ChangesRow) {
  const row = { id: idOf(visible), resource, owner: ownerOf(visible), payload, createdAt: clock.now() }
  if (!(await insertRecordOnce(db, row))) await changeRecord(db, row.id, payload)
}

function withChanges(groups: readonly WireConfigGroup[], changes: ChangesRow): WireConfigGroup[] {
  return groups.map((group) => ({
    ...group,
    categories: group.categories.map(({ category, configs }) => ({
      category,
      configs: configs.map((item) => ({
        ...item,
        value: changes[placeOf(group.id, item.key)] ?? item.value,
      })),
    })),
  }))
}

const placeOf = (group: string, key: string) => `${group}/${key}`
const ownerOf = ({ cluster }: VisibleCluster) => ({ clusterId: cluster.id })
const idOf = ({ cluster }: VisibleCluster) => `advanced-configurations-${cluster.id}`
