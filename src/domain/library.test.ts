import { describe, expect, it } from 'vitest'
import { buildLibrary } from '../testing/library-builder'
import {
  clashesWith,
  combinedState,
  installedOn,
  isLibraryFile,
  isLibraryVersion,
  isPipPackage,
  type Library,
  readCoordinates,
} from './library'
import { operationIn, operationOf } from './library-operation'

const library = (changes: Partial<Library> = {}): Library =>
  buildLibrary({ chidoriState: 'installed', sparkState: 'installed', ...changes })

describe('the combined state of a library', () => {
  it.each<[string, Partial<Library>, string | null, string[]]>([
    ['is the one all agree on', {}, 'installed', []],
    ['ignores services it is not on', { chidoriState: null }, 'installed', []],
    ['is a failure of one service', { loaderState: 'failed' }, 'failed', ['loader']],
    ['is what is under way', { analyticsState: 'installing' }, 'installing', ['analytics']],
    ['is a removal under way', { loaderState: 'uninstalling' }, 'uninstalling', ['loader']],
    [
      'puts an installation before a removal',
      { analyticsState: 'uninstalling', chidoriState: 'installing' },
      'installing',
      ['chidori'],
    ],
    ['puts a failure first', { analyticsState: 'installing', chidoriState: 'failed' }, 'failed', ['chidori']],
    [
      'names no service where all failed',
      { status: 'failed', analyticsState: 'failed', loaderState: 'failed', chidoriState: 'failed' },
      'failed',
      [],
    ],
    [
      'is its own without services',
      { status: null, analyticsState: null, loaderState: null, chidoriState: null },
      null,
      [],
    ],
    [
      'is that of its services where it has none of its own and they agree',
      { status: null, chidoriState: null },
      'installed',
      [],
    ],
    [
      'is not known where it has none of its own and they differ, and no service is named then',
      { status: null, loaderState: 'uninstalled', chidoriState: null },
      null,
      [],
    ],
  ])('%s', (_, changes, state, services) => {
    expect(combinedState(library(changes))).toEqual({ state, services })
  })
})

describe('coordinates of a library', () => {
  it.each([
    ['pypi', 'numpy==1.3', 'numpy', '1.3'],
    ['pypi', 'numpy===1.3', 'numpy', '1.3'],
    ['pypi', 'numpy == 1.3', 'numpy', '1.3'],
    ['pypi', 'numpy', 'numpy', 'latest'],
    ['pypi', 'numpy==', 'numpy', 'latest'],
    ['maven', 'org.example:tool:1.0', 'org.example:tool:1.0', '1.0'],
    ['maven', 'org.example:tool', 'org.example:tool', null],
    ['cran', 'jsonlite', 'jsonlite', null],
    ['file', 'a==b.whl', 'a==b.whl', null],
    ['file', 'a:b:c.whl', 'a:b:c.whl', null],
  ])('reads %s %s as %s in %s [LIB-006]', (type, coordinates, name, version) => {
    expect(readCoordinates(type, coordinates)).toEqual({ name, version })
  })
})

describe('the operation of a library', () => {
  const states = ['status', 'analyticsState', 'loaderState', 'chidoriState', 'sparkState'] as const

  it.each(states)('is seen in %s [LIB-008, LIB-010]', (state) => {
    expect(operationOf(library({ [state]: 'installing' }))).toBe('installing')
    expect(operationOf(library({ [state]: 'uninstalling' }))).toBe('uninstalling')
    for (const word of ['installed', 'failed', 'uninstalled', null]) {
      expect(operationOf(library({ [state]: word }))).toBeNull()
    }
  })

  it('is known of the whole list, installing first', () => {
    const removed = library({ status: 'uninstalling' })
    expect(operationIn([])).toBeNull()
    expect(operationIn([library(), removed])).toBe('uninstalling')
    expect(operationIn([removed, library({ loaderState: 'installing' })])).toBe('installing')
  })

  it('is looked for once in a list, however many of its records ask', () => {
    let looks = 0
    const watched = Object.defineProperty(library(), 'status', {
      get: () => {
        looks += 1
        return 'uninstalling'
      },
    })
    const list = [watched]
    expect([operationIn(list), operationIn(list), operationIn(list)]).toEqual(Array(3).fill('uninstalling'))
    expect(looks).toBe(1)
    expect(operationIn([library()])).toBeNull()
  })
})

it.each([
  ['numpy', true],
  [' numpy ', true],
  ['numpy==1.3', true],
  ['numpy == 1.3', true],
  ['numpy>=1.3,<2', true],
  ['numpy~=1.3.0', true],
  ['numpy!=1.0', true],
  ['numpy==1.*', true],
  ['requests[security,socks]==2.8', true],
  ['zope.interface', true],
  ['a', true],
  ['ruamel_yaml-x', true],
  ['', false],
  ['-numpy', false],
  ['numpy-', false],
  ['numpy==', false],
  ['numpy=1.3', false],
  ['numpy 1.3', false],
  ['numpy==1.3 rm -rf', false],
  ['numpy;evil', false],
  ['numpy@https://x', false],
  ['num/py', false],
  ['--index-url', false],
])('takes %j as a pip package: %s [LIB-012]', (text, expected) => {
  expect(isPipPackage(text)).toBe(expected)
})

it.each([
  ['', true],
  ['1', true],
  ['1.0', true],
  ['1.0.0', true],
  ['1.0.0.0', true],
  ['12.34.56.78', true],
  ['1.0.0.0.0', false],
  ['1.', false],
  ['.1', false],
  ['v1', false],
  ['1.0b', false],
  ['1 ', false],
  ['latest', false],
])('takes %j as a version: %s [LIB-021, LIB-022]', (text, expected) => {
  expect(isLibraryVersion(text)).toBe(expected)
})

it.each([
  ['a.py', true],
  ['a.JAR', true],
  ['a.b.whl', true],
  ['a.egg', true],
  ['a.zip', false],
  ['py', false],
  ['a.py.txt', false],
  ['a.pyc', false],
  ['whl', false],
])('takes %s as a library file: %s [LIB-017]', (name, expected) => {
  expect(isLibraryFile(name)).toBe(expected)
})

describe('packages that are installed already', () => {
  const maven = library({ type: 'maven', coordinates: 'org.example:tool:1.0', source: 'https://a.test' })
  const cran = library({ type: 'cran', coordinates: 'jsonlite', source: 'https://cran.test' })
  const installed = [library(), maven, cran, library({ type: 'file', coordinates: 'x.whl', source: null })]
  const clashes = (type: Library['type'], coordinates: string, repository: string | null = null) =>
    clashesWith([{ type: type as 'pypi', coordinates, repository }], installed).map((it) => it.coordinates)

  it('are those of the same name, in any case and version [LIB-019]', () => {
    expect(clashes('pypi', 'NumPy')).toEqual(['numpy==1.3'])
    expect(clashes('pypi', 'numpy>=2')).toEqual(['numpy==1.3'])
    expect(clashes('pypi', 'numpy[x]==2')).toEqual(['numpy==1.3'])
    expect(clashes('pypi', 'numpydoc')).toEqual([])
    expect(clashes('cran', 'numpy')).toEqual([])
    expect(clashes('file', 'X.whl')).toEqual(['x.whl'])
    expect(clashes('pypi', 'jsonlite')).toEqual([])
    expect(clashes('maven', 'org.example:other:1.0', 'https://a.test')).toEqual([])
  })

  it('are of the same repository, too, where they come from one [LIB-020]', () => {
    expect(clashes('maven', 'org.example:tool:2.0', 'https://A.test')).toEqual(['org.example:tool:1.0'])
    expect(clashes('maven', 'org.example:tool:1.0', 'https://b.test')).toEqual([])
    expect(clashes('cran', 'JSONlite', 'https://cran.test')).toEqual(['jsonlite'])
    expect(clashes('cran', 'jsonlite', 'https://other.test')).toEqual([])
    expect(clashes('cran', ' jsonlite ', ' https://cran.test ')).toEqual(['jsonlite'])
  })

  const onNone = { analyticsState: null, loaderState: null, chidoriState: null }
  it.each<[string, Partial<Library>, boolean]>([
    ['is installed', { ...onNone, status: 'installed' }, true],
    ['is installed on a service alone', { status: null, loaderState: null }, true],
    ['failed on one service', { status: 'failed', loaderState: 'failed' }, true],
    ['failed', { ...onNone, status: 'failed' }, false],
    ['failed on every service', { ...onNone, status: 'failed', loaderState: 'failed' }, false],
    ['was removed', { ...onNone, status: 'uninstalled' }, false],
    ['was removed, whatever a service says', { status: 'uninstalled' }, false],
    ['is said nothing of', { ...onNone, status: null }, true],
    ['is said something unknown of', { ...onNone, status: 'resting' }, true],
  ])('are installed: one that %s %j, %s [LIB-019]', (_what, changes, isClash) => {
    const wanted = { type: 'pypi', coordinates: 'numpy==2', repository: null } as const
    expect(clashesWith([wanted], [library(changes)]).length > 0).toBe(isClash)
  })

  it('are found for each of several that are wanted [LIB-019]', () => {
    const wanted = [
      { type: 'pypi', coordinates: 'pandas', repository: null },
      { type: 'pypi', coordinates: 'numpy', repository: null },
    ] as const
    expect(clashesWith(wanted, installed).map((it) => it.coordinates)).toEqual(['numpy==1.3'])
  })

  it('are of the default repository where the source is only a name [LIB-020]', () => {
    const named = (source: string) =>
      clashesWith(
        [{ type: 'cran', coordinates: 'jsonlite', repository: 'https://cran.r-project.org' }],
        [library({ type: 'cran', coordinates: 'jsonlite', source })],
      ).length
    expect(['CRAN', 'see https://cran.test', ' https://CRAN.R-project.org '].map(named)).toEqual([1, 1, 1])
    expect(['https://cran.test', 's3+x-1.0://cran.test'].map(named)).toEqual([0, 0])
  })

  it('are of the default repository of Maven where neither names one [LIB-020]', () => {
    const tool = library({ type: 'maven', coordinates: 'org.example:tool:1.0', source: null })
    const from = (repository: string | null) =>
      clashesWith([{ type: 'maven', coordinates: 'org.example:tool:2.0', repository }], [tool]).length
    expect([null, 'https://repo1.maven.org/maven2', 'https://cran.r-project.org'].map(from)).toEqual([
      1, 1, 0,
    ])
  })
})

it.each([
  [
    { analyticsState: 'installed', loaderState: 'failed', chidoriState: 'installed' },
    ['analytics', 'chidori'],
  ],
  [{ analyticsState: 'failed', loaderState: null, chidoriState: null }, []],
  [{ analyticsState: null, loaderState: null, chidoriState: null }, null],
])('a library with %j is installed on %j', (states, services) => {
  expect(installedOn(buildLibrary(states))).toEqual(services)
})
