import { describe, expect, it } from 'vitest'
import { recordFaultsOf } from '../record-faults'
import {
  dataAppClustersResponse,
  dataAppSupportResponse,
  dataSourcesResponse,
  exportBlueprintsResponse,
  importStatusResponse,
} from './data-app-import'

describe('the status of an import', () => {
  const nothing = {
    state: null,
    imported: [],
    failed: [],
    unnamedFailures: 0,
    error: null,
    message: { title: null, body: null },
    datasourceMessage: null,
  }

  it('is read with what was imported by name, what failed, and its words [API-087, APP-013]', () => {
    const sent = {
      state: 'success',
      importedBlueprints: { 'Sales Insights': [{ tenant: 'default' }, { tenant: 'finance' }] },
      failedBlueprints: [{ id: 7, name: 'Churn Radar' }],
      error: null,
      message: { title: 'Imported in part', body: 'One is missing.' },
      datasourceMessage: 'Connect the data source.',
    }
    const read = {
      state: 'success',
      imported: [{ name: 'Sales Insights', tenants: ['default', 'finance'] }],
      failed: [{ id: '7', name: 'Churn Radar' }],
      unnamedFailures: 0,
      error: null,
      message: { title: 'Imported in part', body: 'One is missing.' },
      datasourceMessage: 'Connect the data source.',
    }
    expect(importStatusResponse.parse(sent)).toEqual(read)
    expect(importStatusResponse.parse({ data: sent })).toEqual(read)
  })

  it.each([
    [{}, nothing],
    [{ state: 'LOADING' }, { ...nothing, state: 'loading' }],
    [{ state: 'paused' }, nothing],
    [
      { state: 'failed', error: { message: 'No room.' } },
      { ...nothing, state: 'failed', error: 'No room.' },
    ],
    [
      { state: 'failed', error: true },
      { ...nothing, state: 'failed' },
    ],
    [{ message: 'Done.' }, { ...nothing, message: { title: null, body: 'Done.' } }],
    [
      { failedBlueprints: ['bp-1', 12, { name: 'Sales' }, {}] },
      {
        ...nothing,
        failed: [
          { id: 'bp-1', name: 'bp-1' },
          { id: '12', name: '12' },
          { id: 'Sales', name: 'Sales' },
        ],
        unnamedFailures: 1,
      },
    ],
    [
      {
        importedBlueprints: [
          { name: 'bp-1', blueprint: { name: 'Sales' }, tenant: 'a' },
          { name: 'Sales', tenants: ['b', { name: 'north', tenant: 'c' }] },
          { tenant: 'nobody' },
        ],
      },
      { ...nothing, imported: [{ name: 'Sales', tenants: ['b', 'c', 'a'] }].map(sorted) },
    ],
    [
      { importedBlueprints: { Sales: 'a', Finance: ['b', 3] } },
      {
        ...nothing,
        imported: [
          { name: 'Sales', tenants: ['a'] },
          { name: 'Finance', tenants: ['3', 'b'] },
        ],
      },
    ],
  ])('reads %j', (sent, read) => {
    const { imported, ...rest } = importStatusResponse.parse(sent)
    expect({ ...rest, imported: imported.map(sorted) }).toEqual(read)
  })

  it.each([undefined, null, { data: null }])('says nothing of an import where it has no body: %j', (body) => {
    expect(importStatusResponse.parse(body)).toEqual(nothing)
  })

  const sales = { id: 'Sales', name: 'Sales' }
  it.each([
    [[{ blueprint: { name: 'Sales' }, tenant: 'a' }], [sales], 0],
    [[{ id: 4, blueprint: { name: 'Sales' }, tenant: 'a' }], [sales], 0],
    [[{ blueprint: { id: 7, name: 'Sales' }, tenant: 'a' }], [{ id: '7', name: 'Sales' }], 0],
    [[{ blueprint: { id: 7 } }], [{ id: '7', name: '7' }], 0],
    [[{ blueprint: 'Sales', tenant: 'a' }], [sales], 0],
    [[sales, sales], [sales], 0],
    [[{ tenant: 'a' }, null, true, sales], [sales], 3],
    [{ Sales: [{ tenant: 'a' }], Finance: 'b', Claims: null }, [sales, named('Finance'), named('Claims')], 0],
    [['Sales', 'Sales, EMEA'], [sales, named('Sales, EMEA')], 0],
    ['Sales, Finance,', [sales, named('Finance')], 0],
    ['["Sales", "Finance"]', [sales, named('Finance')], 0],
    ['', [], 0],
    ['12', [named('12')], 0],
    [12, [named('12')], 0],
    [0, [], 0],
    ['null', [], 0],
    [{ id: 7, name: 'Sales' }, [{ id: '7', name: 'Sales' }], 0],
    [null, [], 0],
    [false, [], 0],
    [true, [], 1],
  ])('names what failed, and counts what has no name: %j [APP-013]', (failedBlueprints, failed, count) => {
    const status = { ...nothing, failed, unnamedFailures: count }
    expect(importStatusResponse.parse({ failedBlueprints })).toEqual(status)
  })

  it('tells of what failed without a name, as a list does of a record', () => {
    const { failed } = importStatusResponse.parse({ failedBlueprints: ['Sales', { tenant: 'a' }] })
    expect(recordFaultsOf(failed).map(({ number }) => number)).toEqual([2])
  })

  it.each([
    ['Sales, Finance', ['Sales', 'Finance']],
    [
      ['Sales', { blueprint: 'Finance' }, { id: 3 }],
      ['Sales', 'Finance', '3'],
    ],
    [{ Sales: null, Finance: { tenant: true } }, ['Sales', 'Finance']],
    [true, []],
  ])('reads what was imported, whatever it comes as: %j [APP-013]', (importedBlueprints, names) => {
    const { imported } = importStatusResponse.parse({ importedBlueprints })
    expect(imported).toEqual(names.map((name) => ({ name, tenants: [] })))
  })

  it.each([
    [{ error: [] }, {}],
    [{ error: ['No room.', { message: 'No disk.' }] }, { error: 'No room. No disk.' }],
    [{ error: { code: 7 } }, {}],
    [{ error: { message: { message: 'No room.' } } }, { error: 'No room.' }],
    [{ message: ['Done.'] }, { message: { title: null, body: 'Done.' } }],
    [{ message: { title: 3, body: {} } }, { message: { title: '3', body: null } }],
    [{ message: true }, {}],
    [
      { datasourceMessage: { title: 'Sources', body: 'Connect it.' } },
      { datasourceMessage: 'Sources: Connect it.' },
    ],
    [{ datasourceMessage: { body: 'Connect it.' } }, { datasourceMessage: 'Connect it.' }],
    [{ datasourceMessage: [] }, {}],
  ])('stays readable whatever its words come as: %j [APP-013]', (sent, parts) => {
    const read = { ...nothing, state: 'success', ...parts }
    expect(importStatusResponse.parse({ state: 'success', ...sent })).toEqual(read)
  })

  function named(name: string) {
    return { id: name, name }
  }

  function sorted({ name, tenants }: { name: string; tenants: readonly string[] }) {
    return { name, tenants: [...tenants].sort() }
  }
})

describe('what goes with an import', () => {
  it.each([
    [{ instances: [{ id: 4, name: 'demo', status: 'running' }] }],
    [{ data: { instances: [{ instance: { id: 4, name: 'demo' } }] } }],
    [[{ id: 4, name: 'demo' }]],
  ])('the clusters are read from instances: %j [API-089, API-095]', (sent) => {
    expect(dataAppClustersResponse.parse(sent)).toEqual([{ id: '4', wireId: 4, name: 'demo' }])
  })

  it('a cluster without a name cannot be chosen, and is told', () => {
    const clusters = dataAppClustersResponse.parse([{ id: 4, name: 'demo' }, { id: 5 }])
    expect(clusters).toEqual([{ id: '4', wireId: 4, name: 'demo' }])
    expect(recordFaultsOf(clusters)).toMatchObject([{ number: 2, id: '5', isShown: false }])
  })

  it.each([
    [{ datasources: ['SAP', { name: 'Oracle' }] }, ['SAP', 'Oracle']],
    [{ data: { datasources: [] } }, []],
    [{ datasources: null }, []],
    [{ datasources: ['SAP', { id: 7 }] }, ['SAP']],
  ])('the data sources are read: %j [API-088]', (sent, read) => {
    expect(dataSourcesResponse.parse(sent)).toEqual(read)
  })

  it.each([
    [{ isSupported: true }, { isSupported: true, versions: [] }],
    [
      { isSupported: false, versions: ['4.3.1'] },
      { isSupported: false, versions: ['4.3.1'] },
    ],
    [{ data: { isSupported: 'true' } }, { isSupported: true, versions: [] }],
    [false, { isSupported: false, versions: [] }],
    ['true', { isSupported: true, versions: [] }],
    [1, { isSupported: true, versions: [] }],
    [{ data: 0 }, { isSupported: false, versions: [] }],
    [{}, { isSupported: null, versions: [] }],
    [{ versions: ['4.3.1'] }, { isSupported: null, versions: ['4.3.1'] }],
    [
      { isSupported: false, versions: '2023.1, 2023.10' },
      { isSupported: false, versions: ['2023.1', '2023.10'] },
    ],
    [
      { isSupported: false, versions: ['2023.1', 2023.2, null] },
      { isSupported: false, versions: ['2023.1', '2023.2'] },
    ],
    [
      { isSupported: true, versions: { from: '4.3' } },
      { isSupported: true, versions: [] },
    ],
    [undefined, { isSupported: null, versions: [] }],
    [null, { isSupported: null, versions: [] }],
  ])('the support is read: %j [API-090]', (sent, read) => {
    expect(dataAppSupportResponse.parse(sent)).toEqual(read)
  })

  it.each([
    [
      { id: 9, message: 'Made.', summary: '2 folders' },
      { id: '9', message: 'Made.', summary: '2 folders' },
    ],
    [
      { data: { id: 'e-1', summary: { folders: 2, names: ['a', 'b'] } } },
      { id: 'e-1', message: null, summary: 'folders: 2\nnames: a, b' },
    ],
    [{ summary: ['one', 'two'] }, { id: null, message: null, summary: 'one\ntwo' }],
    [{ summary: {} }, { id: null, message: null, summary: null }],
    [{ summary: '' }, { id: null, message: null, summary: null }],
    ['Exported. ', { id: null, message: 'Exported.', summary: null }],
    [undefined, { id: null, message: null, summary: null }],
    [null, { id: null, message: null, summary: null }],
  ])('the export is read: %j [API-092]', (sent, read) => {
    expect(exportBlueprintsResponse.parse(sent)).toEqual(read)
  })

  it.each(['<html><body>Sign in</body></html>', '{"id": "e-1"', ['e-1']])(
    'no export is taken for made by an answer %j',
    (sent) => {
      expect(exportBlueprintsResponse.safeParse(sent).success).toBe(false)
    },
  )
})
