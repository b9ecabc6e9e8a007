import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import { unmetConditions } from '../../../definitions/unmet-conditions'
import { type Library, librarySchema } from '../../../domain/library'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { checkValues } from '../../../views/form/check-values'
import { libraries } from './definition'
import {
  askToOverwrite,
  installRequest,
  installTitle,
  isInstalled,
  manyLibraries,
  oneLibrary,
  openInstall,
  openVersion,
  repositoryHint,
  syncLibraries,
  versionRequest,
} from './form'

const wheel = new File(['x'], 'rules.whl')
const faultsOf = (values: object) =>
  checkValues(libraries.formFields ?? {}, { mode: 'create', record: null, values } as unknown as FormContext)

const library = (changes: Partial<Library>): Library => ({
  ...librarySchema.parse({
    id: 'l-1',
    name: 'numpy',
    version: null,
    coordinates: 'numpy',
    type: 'pypi',
    source: null,
    status: 'installed',
    analyticsState: null,
    loaderState: null,
    chidoriState: null,
    sparkState: null,
  }),
  ...changes,
})

describe('the install form', () => {
  it.each([
    [{ source: 'pypi' }, { packages: 'Add at least one PyPI Package' }],
    [{ source: 'pypi', packages: ' \n ' }, { packages: 'Add at least one PyPI Package' }],
    [
      { source: 'pypi', packages: 'numpy==1.3\nnumpy=1' },
      { packages: 'Please enter a pip-compatible package, e.g. numpy==1.3' },
    ],
    [{ source: 'pypi', packages: 'numpy==1.3\n\n pandas ' }, {}],
    [{ source: 'maven' }, { coordinates: 'Please add Maven Coordinates' }],
    [{ source: 'maven', coordinates: 'a:b:1' }, {}],
    [{ source: 'cran', package: ' ' }, { package: 'Please add CRAN Package' }],
    [{ source: 'cran', package: 'jsonlite' }, {}],
    [{ source: 'file' }, { file: 'Please upload a supported file' }],
    [
      { source: 'file', file: new File(['x'], 'evil.zip') },
      { file: 'You can only upload Py, JAR, WHL, or Egg files!' },
    ],
    [{ source: 'file', file: wheel }, {}],
    [
      { source: 'path', path: 'gs://b/x.zip' },
      { path: 'Please enter the path of a Py, JAR, WHL, or Egg file' },
    ],
    [{ source: 'path', path: ' gs://b/x.egg ' }, {}],
    [{ source: 'cran', package: 'jsonlite', version: ' 1.2 ' }, {}],
    [
      { source: 'cran', package: 'jsonlite', version: '1.2b' },
      { version: 'Please enter a valid pacakge version e.g. 1, 1.0 or 1.0.0 or 1.0.0.0' },
    ],
  ])('judges %o: %o [LIB-011, LIB-012, LIB-013, LIB-015, LIB-017, LIB-018]', (values, faults) => {
    expect(faultsOf(values)).toEqual(faults)
  })

  it.each([
    [
      { source: 'pypi', packages: 'numpy==1.3\n\n pandas ' },
      { type: 'pypi', data: { packages: ['numpy==1.3', 'pandas'] } },
    ],
    [
      { source: 'maven', coordinates: ' a:b:1 ' },
      { type: 'maven', data: { coordinates: 'a:b:1' } },
    ],
    [
      { source: 'maven', coordinates: 'a:b:1', mavenRepository: 'https://m.test' },
      { type: 'maven', data: { coordinates: 'a:b:1', repository: 'https://m.test' } },
    ],
    [
      { source: 'cran', package: ' jsonlite ' },
      { type: 'cran', data: { package: 'jsonlite' } },
    ],
    [
      { source: 'cran', package: 'jsonlite', cranRepository: 'https://c.test' },
      { type: 'cran', data: { package: 'jsonlite', repository: 'https://c.test' } },
    ],
    [
      { source: 'file', file: wheel },
      { type: 'file', data: { file: 'rules.whl' } },
    ],
    [
      { source: 'path', path: ' gs://b/x.egg ' },
      { type: 'file', data: { file: 'gs://b/x.egg' } },
    ],
  ])('sends %o as %o [LIB-014, LIB-016]', (values, request) => {
    expect(installRequest(values)).toEqual(request)
  })

  it('asks before it overwrites; without a repository the default one is meant, on both sides [LIB-014, LIB-016, LIB-019]', () => {
    const installed = [
      library({ type: 'maven', coordinates: 'a:b:1', source: null }),
      library({ type: 'cran', coordinates: 'jsonlite', source: 'CRAN' }),
    ]
    const linesOf = (values: object) => askToOverwrite({ ...values }, installed)?.lines ?? []
    expect(linesOf({ source: 'maven', coordinates: 'A:b:2' })).toEqual(['a:b:1'])
    expect(
      linesOf({
        source: 'maven',
        coordinates: 'a:b',
        mavenRepository: 'https://repo1.maven.org/maven2',
      }),
    ).toEqual(['a:b:1'])
    expect(linesOf({ source: 'maven', coordinates: 'a:b', mavenRepository: 'https://m.test' })).toEqual([])
    expect(linesOf({ source: 'cran', package: 'jsonlite' })).toEqual(['jsonlite'])
    expect(linesOf({ source: 'pypi', packages: 'jsonlite' })).toEqual([])
    expect(askToOverwrite({ source: 'cran', package: 'jsonlite' }, installed)).toMatchObject({
      title: 'libraries.detectedTitle',
      text: 'libraries.detectedText',
      submit: 'libraries.overwrite',
    })
  })

  it.each([
    ['pypi', { packages: 'numpy==1.3' }, { coordinates: 'numpy==1.3', version: '1.3' }, true],
    ['pypi', { packages: 'numpy==1.3' }, { coordinates: 'numpy==1.2', version: '1.2' }, false],
    ['pypi', { packages: 'numpy' }, { coordinates: 'numpy', version: 'latest' }, true],
    ['pypi', { packages: 'numpy' }, { version: 'latest', status: 'installing' }, true],
    ['pypi', { packages: 'numpy\nscipy' }, { coordinates: 'numpy', version: 'latest' }, false],
    ['maven', { coordinates: 'a:b:1' }, { coordinates: 'a:b:1', version: '1' }, true],
    [
      'maven',
      { coordinates: 'a:b:1', mavenRepository: 'https://m.test' },
      { coordinates: 'a:b:1', version: '1' },
      false,
    ],
    ['cran', { package: 'numpy' }, { type: 'pypi', coordinates: 'numpy' }, false],
    ['path', { path: ' gs://b/x.egg ' }, { type: 'file', coordinates: 'gs://b/x.egg', version: null }, true],
    ['file', { file: wheel }, { type: 'file', coordinates: 'rules.whl', version: null }, true],
    ['file', { file: wheel }, { type: 'file', coordinates: 'other.whl', version: null }, false],
  ] as const)(
    'finds of a lost answer from %s for %o the library %o: %s',
    (source, values, listed, isThere) => {
      const installed = [library({ type: source, ...listed })]
      expect(isInstalled(installed, { source, ...values })).toBe(isThere)
    },
  )

  it.each([
    ['numpy==1.2', true],
    ['numpy==1.3', false],
  ])('finds of a lost answer that version 1.3 took the place of %s: %s', (coordinates, isShown) => {
    const now = library({ coordinates: 'numpy==1.3', version: '1.3' })
    const values = { source: 'pypi', packages: 'numpy==1.3' }
    expect(isInstalled([], values, [library({ coordinates })], [now])).toBe(isShown)
  })

  it('calls what it installs by the fields of the chosen source', () => {
    const values = { source: 'pypi', packages: 'numpy\nscipy', coordinates: 'a:b' }
    expect(installTitle(values)).toBe('numpy, scipy')
    expect(installTitle({ ...values, source: 'maven' })).toBe('a:b')
    const others = { package: ' jsonlite ', path: ' gs://b/x.egg ', file: wheel }
    const titles = ['cran', 'path', 'file'].map((source) => installTitle({ ...others, source }))
    expect(titles).toEqual(['jsonlite', 'gs://b/x.egg', 'rules.whl'])
    expect(installTitle({ source: 'file', file: null })).toBe('')
  })

  it('says which repository is meant where none is given [LIB-014, LIB-016]', () => {
    const context = {} as Parameters<ReturnType<typeof repositoryHint>>[0]
    expect([repositoryHint('maven')(context), repositoryHint('cran')(context)]).toEqual([
      'Without it https://repo1.maven.org/maven2 is used.',
      'Without it https://cran.r-project.org is used.',
    ])
  })

  it('names each package that is there already, and no other [LIB-019]', () => {
    const installed = [library({ coordinates: 'numpy==1.2' }), library({ coordinates: 'scipy' })]
    const asked = { source: 'pypi', packages: 'pandas\nscipy\nNumPy==1.3' }
    expect(askToOverwrite(asked, installed)?.lines.toSorted()).toEqual(['numpy==1.2', 'scipy'])
    expect(askToOverwrite({ source: 'pypi', packages: 'pandas' }, installed)).toBeNull()
  })
})

it('opens with PyPI as the source, and for another version with the one there is', () => {
  const context = { record: null } as Parameters<typeof openInstall>[0]
  expect(openInstall(context)).toEqual({ source: 'pypi' })
  const opened = (version: string) => openVersion({ ...context, record: library({ version }) })
  expect([opened('1.3'), opened('latest')]).toEqual([{ version: '1.3' }, { version: null }])
})

it('synchronises the packages of PyPI of the cluster, by its id as the server gave it', () => {
  const scope = { kind: 'cluster', cluster: buildClusterDetail({ id: '42', wireId: 42 }) } as const
  expect(syncLibraries([], { scope } as RequestContext, {})).toEqual({
    body: { instanceID: 42, type: 'pypi' },
  })
})

describe('another version of a library', () => {
  it.each([
    ['numpy==1.3', '1.4', ['numpy==1.4']],
    ['numpy>=1.2', '2.0', ['numpy==2.0']],
    ['numpy[extra] ~= 1.2', '2.0', ['numpy[extra]==2.0']],
    ['numpy==1.3', '', ['numpy']],
    ['numpy==1.3', ' 1.4 ', ['numpy==1.4']],
  ])('of %s is %s: %o [LIB-021]', (coordinates, version, packages) => {
    expect(versionRequest({ version }, { record: library({ coordinates }) })).toEqual({
      type: 'pypi',
      data: { packages },
    })
  })

  it('is none without a library', () => {
    expect(versionRequest({ version: '2' }, { record: null })).toBeNull()
  })

  it.each([
    [library({ type: 'maven', coordinates: 'a:b' }), { type: 'maven', data: { coordinates: 'a:b:2' } }],
    [
      library({ type: 'maven', coordinates: 'a:b:jar:sources:1' }),
      { type: 'maven', data: { coordinates: 'a:b:jar:sources:2' } },
    ],
    [null, null],
  ])('of %o is sent as %o', (record, request) => {
    expect(versionRequest({ version: '2' }, { record })).toEqual(request)
  })

  it.each([
    ['https://m.test/releases', { coordinates: 'a:b:2', repository: 'https://m.test/releases' }],
    ['Maven', { coordinates: 'a:b:2' }],
    [null, { coordinates: 'a:b:2' }],
  ])('of a Maven library from %s keeps its repository, and no name for one [LIB-021]', (source, data) => {
    const record = library({ type: 'maven', coordinates: 'a:b:1', source })
    expect(versionRequest({ version: '2' }, { record })).toEqual({ type: 'maven', data })
  })
})

it.each([
  ['CRAN', { package: 'jsonlite' }],
  ['https://cran.test', { package: 'jsonlite', repository: 'https://cran.test' }],
])(
  'a library from %s is reinstalled and removed with its repository, and no name for one',
  (source, data) => {
    const shown = library({ type: 'cran', coordinates: 'jsonlite', source })
    const context = {} as RequestContext
    expect(oneLibrary([shown], context, {})).toEqual({ body: { type: 'cran', data } })
    expect(manyLibraries([shown, shown], context, {})).toEqual({
      body: [
        { type: 'cran', data },
        { type: 'cran', data },
      ],
    })
  },
)

it('without a version of Maven is the latest: no packaging stands in its place', () => {
  const record = library({ type: 'maven', coordinates: 'a:b:jar:1' })
  expect(versionRequest({ version: '' }, { record })).toEqual({ type: 'maven', data: { coordinates: 'a:b' } })
})

it('a library of a kind that is not known is neither reinstalled nor removed, and the reason is said', () => {
  const [unknown, known] = [library({ type: 'conda' }), library({})]
  const context = {} as RequestContext
  expect(oneLibrary([unknown], context, {})).toEqual({ body: undefined })
  expect(manyLibraries([unknown, known], context, {})).toEqual({
    body: [{ type: 'pypi', data: { packages: ['numpy'] } }],
  })
  const closed = (shown: Library) =>
    libraries.actions
      .filter(
        (action) =>
          unmetConditions(action, {
            valueOf: (field) => Object.entries(shown).find(([name]) => name === field)?.[1],
            person: null,
          }).length > 0,
      )
      .map(({ name }) => name)
  expect(closed(unknown)).toEqual(['reinstall', 'edit-version', 'uninstall', 'uninstall-selected'])
  expect(closed(known)).toEqual([])
})

it.each([
  [{ type: 'pypi', coordinates: 'numpy==1.3', source: 'PyPI' }, { packages: ['numpy==1.3'] }],
  [
    { type: 'maven', coordinates: 'a:b:1', source: 'https://m.test' },
    { coordinates: 'a:b:1', repository: 'https://m.test' },
  ],
  [{ type: 'file', coordinates: 'rules.whl', source: null }, { file: 'rules.whl' }],
])('the library %o is spoken of by %o [LIB-D13, LIB-D16]', (shown, data) => {
  expect(oneLibrary([library(shown)], {} as RequestContext, {})).toEqual({ body: { type: shown.type, data } })
})
