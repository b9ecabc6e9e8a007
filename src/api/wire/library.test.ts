import { expect, it } from 'vitest'
import { recordFaultsOf } from '../record-faults'
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
      id: 'pypi numpy PyPI',
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

it.each([
  ['pypi', 'NumPy[x] == 1.3', 'PyPI', 'pypi numpy PyPI'],
  ['pypi', 'numpy', 'PyPI', 'pypi numpy PyPI'],
  ['maven', 'org.a:B:42.7', 'https://repo1.maven.org/maven2', 'maven org.a:b https://repo1.maven.org/maven2'],
  ['file', 'rules-1.4.whl', null, 'file rules-1.4.whl '],
])('a library of %s called %s is the same whatever version it gets', (type, name, sourceColumn, id) => {
  expect(libraryListResponse.parse([{ type, name, sourceColumn }])[0]?.id).toBe(id)
})

it('two versions of a library side by side are told apart, and what could not be read is still told', () => {
  const other = { ...sent, name: 'numpy==1.4' }
  const libraries = libraryListResponse.parse([sent, other, { ...sent, name: 'scipy' }, { type: 'pypi' }])
  expect(libraries.map(({ id }) => id)).toEqual([
    'pypi numpy PyPI numpy==1.3',
    'pypi numpy PyPI numpy==1.4',
    'pypi scipy PyPI',
  ])
  expect(recordFaultsOf(libraries)).toHaveLength(1)
})

it('a state of a library is the same word in any case', () => {
  const shouted = { ...sent, status: 'INSTALLED', analyticsState: 'Installing', sparkState: 'Pending' }
  expect(libraryListResponse.parse([shouted])).toEqual(libraryListResponse.parse([sent]))
})

it('a kind of libraries is the same in any letters, and one that is not known stays as it came', () => {
  expect(libraryListResponse.parse([{ ...sent, type: 'PyPI' }])).toEqual(libraryListResponse.parse([sent]))
  expect(libraryListResponse.parse([{ ...sent, type: 'Conda' }])[0]?.type).toBe('Conda')
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
