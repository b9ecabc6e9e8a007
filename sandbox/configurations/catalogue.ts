import { tenants } from '../data-agents'
import { connectorRows, connectors, loggedParts, loggingRows, serverRows, tenantRows } from './rows'

type WireValue = string | number | boolean | null

/** A key as the product API sends it (D2 §3 'Config item'). */
export type WireConfigItem = {
  key: string
  label: string
  description: string
  type: string
  value: WireValue
  possibleValues: string[]
  validators: { min?: number; max?: number } | null
  dependencies: { key: string; value: WireValue }[]
  dependenciesAndingEvaluation: boolean
  requiresRestart: boolean
  serviceToRestart: string | null
}

export type WireConfigGroup = {
  tab: string
  name: string
  displayName: string
  id: string
  categories: { category: string; configs: WireConfigItem[] }[]
}

/** Every group as it is before anybody changes it: the server's, then one of each tenant. */
export function configurationGroups(): WireConfigGroup[] {
  const server = {
    ...serverRows,
    Connectors: connectors
      .map(([key, name]) => {
        const rows = connectorRows.replaceAll('{name}', name).replaceAll('{key}', `connector.${key}`)
        return rows.replaceAll(/\n\s*(?=\w)/g, `\nconnector.${key}.`)
      })
      .join(''),
    Logging: loggedParts.map((part) => loggingRows.replaceAll('{part}', part)).join(''),
  }
  return [
    groupOf('system', 'Server Configurations', 'Server', server),
    ...[...tenants.map(({ name }) => name), 'marketing'].map((name) =>
      groupOf(name, 'Tenant Configurations', `${name[0]?.toUpperCase()}${name.slice(1)}`, tenantRows),
    ),
  ]
}

function groupOf(
  id: string,
  tab: string,
  displayName: string,
  rows: Readonly<Record<string, string>>,
): WireConfigGroup {
  const categories = Object.entries(rows).map(([category, lines]) => ({
    category,
    configs: lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(itemOf),
  }))
  return { tab, name: id, displayName, id, categories }
}

function itemOf(line: string): WireConfigItem {
  const [key = '', label = '', type = '', value = '', range = '', restart = '', description = '', when = ''] =
    line.trim().split('|')
  const isBounded = range.includes('..')
  const [min, max] = isBounded ? range.split('..') : []
  const isAll = when.includes(' and ')
  return {
    key,
    label,
    description,
    type,
    value: typedValue(type, value),
    possibleValues: isBounded || range === '' ? [] : range.split(','),
    validators: isBounded ? { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) } : null,
    dependencies: when
      .split(isAll ? ' and ' : '; ')
      .filter((each) => each !== '')
      .map((each) => {
        const [needed = '', wanted = ''] = each.split('=')
        return { key: needed, value: ['true', 'false'].includes(wanted) ? wanted === 'true' : wanted }
      }),
    dependenciesAndingEvaluation: isAll,
    requiresRestart: restart !== '',
    serviceToRestart: restart || null,
  }
}

function typedValue(type: string, value: string): WireValue {
  if (type === 'number') return Number(value)
  return type === 'boolean' ? value === 'true' : value.replaceAll('\\n', '\n')
}
