import { describe, expect, it } from 'vitest'
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
  ])('the export is read: %j [API-092]', (sent, read) => {
    expect(exportBlueprintsResponse.parse(sent)).toEqual(read)
  })
})
