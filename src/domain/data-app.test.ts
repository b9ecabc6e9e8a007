import { describe, expect, it } from 'vitest'
import { choicesOf, type DataApp, filterDataApps, filtersOf, isFiltered, queryOf } from './data-app'

const app = (name: string, parts: Partial<DataApp> = {}): DataApp => ({
  id: name,
  name,
  isTrial: true,
  minimalVersion: null,
  isInstallable: true,
  ...parts,
})

const apps = [
  app('Sales Insights', { businessFunction: 'Sales', dataSource: 'Salesforce', types: ['Dashboard'] }),
  app('Churn', { businessFunction: 'sales', dataSource: 'SAP', types: ['Model', 'Dashboard'] }),
  app('Close', { businessFunction: 'Finance', dataSource: 'SAP', types: ['Model'] }),
  app('Bare'),
]
const none = { businessFunctions: [], dataSources: [], types: [], search: '' }
const names = (filters: Partial<typeof none> | object) =>
  filterDataApps(apps, { ...none, ...filters }).map(({ name }) => name)

describe('the filters of the catalogue', () => {
  it.each([
    [{}, ['Sales Insights', 'Churn', 'Close', 'Bare']],
    [{ businessFunctions: ['Sales'] }, ['Sales Insights', 'Churn']],
    [{ businessFunctions: ['Sales', 'Finance'] }, ['Sales Insights', 'Churn', 'Close']],
    [{ dataSources: ['SAP'] }, ['Churn', 'Close']],
    [{ types: ['Dashboard'] }, ['Sales Insights', 'Churn']],
    [{ businessFunctions: ['Sales'], dataSources: ['SAP'] }, ['Churn']],
    [{ dataSources: ['SAP'], types: ['Model'], search: 'clo' }, ['Close']],
    [{ search: ' SALES ' }, ['Sales Insights']],
    [{ dataSources: ['Oracle'] }, []],
  ])('%j leave %j [APP-010, APP-014]', (filters, expected) => {
    expect(names(filters)).toEqual(expected)
  })

  it('offer what the catalogue has, each once whatever its case [APP-010]', () => {
    expect(choicesOf(apps, 'businessFunctions')).toEqual(['Finance', 'Sales'])
    expect(choicesOf(apps, 'dataSources')).toEqual(['Salesforce', 'SAP'].sort((a, b) => a.localeCompare(b)))
    expect(choicesOf(apps, 'types')).toEqual(['Dashboard', 'Model'])
  })

  it.each([
    ['', undefined, ''],
    ['', 'Churn', 'Churn'],
    ['?search=x', 'Churn', 'x'],
    ['?search=', 'Churn', ''],
  ])('with the query %j and the name %j search %j [APP-004]', (query, name, search) => {
    expect(filtersOf(query, name)).toEqual({ ...none, search })
  })

  it('stand in the address, beside what else is there', () => {
    const filters = { businessFunctions: ['A&B', 'C'], dataSources: ['S'], types: ['T'], search: 'x y' }
    const query = queryOf(filters, '?cluster=demo&function=old', false)
    expect(query).toBe('cluster=demo&function=A%26B&function=C&source=S&type=T&search=x+y')
    expect(filtersOf(query, undefined)).toEqual(filters)
    expect(filtersOf('?function=a&function=a&function=', undefined).businessFunctions).toEqual(['a'])
    expect(queryOf(none, '?search=x', false)).toBe('')
    expect(queryOf(none, '', true)).toBe('search=')
  })

  it('are set by a search or by any group', () => {
    expect(isFiltered(none)).toBe(false)
    for (const part of [
      { search: 'x' },
      { businessFunctions: ['x'] },
      { dataSources: ['x'] },
      { types: ['x'] },
    ])
      expect(isFiltered({ ...none, ...part })).toBe(true)
  })
})
