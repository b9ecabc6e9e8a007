import { expect, it } from 'vitest'
import { libraryListResponse } from './library'

const sent = {
  type: 'pypi',
  name: 'numpy==1.3',
  sourceColumn: 'PyPI',
  status: 'installed',
  analyticsState: 'installing',
  loaderState: 'failed',
  chidoriState: 'uninstalling',
  sparkState: 'pending',
}

it('a library is read with its coordinates, its source and its state on each service', () => {
  expect(libraryListResponse.parse([sent])).toEqual([
    {
      id: 'pypi numpy==1.3 PyPI',
      name: 'numpy',
      version: '1.3',
      coordinates: 'numpy==1.3',
      type: 'pypi',
      source: 'PyPI',
      status: 'installed',
      analyticsState: 'installing',
      loaderState: 'failed',
      chidoriState: 'uninstalling',
      sparkState: 'pending',
    },
  ])
})

it('a state of a library is the same word in any case', () => {
  const shouted = { ...sent, status: 'INSTALLED', analyticsState: 'Installing', sparkState: 'Pending' }
  expect(libraryListResponse.parse([shouted])).toEqual(libraryListResponse.parse([sent]))
})

it('what a library lacks is nothing', () => {
  expect(libraryListResponse.parse([{ type: 'file', name: 'rules.whl', status: '' }])).toEqual([
    {
      ...{ id: 'file rules.whl ', name: 'rules.whl', version: null, coordinates: 'rules.whl', type: 'file' },
      ...{ source: null, status: null, analyticsState: null, loaderState: null },
      ...{ chidoriState: null, sparkState: null },
    },
  ])
})
