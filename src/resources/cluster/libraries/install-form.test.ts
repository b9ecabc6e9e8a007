import { describe, expect, it } from 'vitest'
import {
  checkInstallForm,
  emptyInstallForm,
  type InstallForm,
  installRequest,
  versionRequest,
  wantedOf,
} from './install-form'

const form = (changes: Partial<InstallForm>): InstallForm => ({ ...emptyInstallForm, ...changes })
const wheel = new File(['x'], 'rules.whl')

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
    [{ source: 'file', file: wheel }, {}],
    [
      { source: 'path', path: 'gs://b/x.zip' },
      { path: 'Please enter the path of a Py, JAR, WHL, or Egg file' },
    ],
    [{ source: 'path', path: 'gs://b/x.egg' }, {}],
  ] as [Partial<InstallForm>, object][])(
    'judges %o: %o [LIB-011, LIB-012, LIB-013, LIB-015, LIB-018]',
    (changes, errors) => {
      expect(checkInstallForm(form(changes))).toEqual(errors)
    },
  )

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
      { source: 'cran', package: 'jsonlite' },
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
      { source: 'path', path: 'gs://b/x.egg' },
      { type: 'file', data: { file: 'gs://b/x.egg' } },
    ],
  ] as [Partial<InstallForm>, object][])('sends %o as %o [LIB-014, LIB-016]', (changes, request) => {
    expect(installRequest(form(changes))).toEqual(request)
  })

  it('knows the default repositories of what it would install [LIB-014, LIB-016]', () => {
    expect(wantedOf(form({ source: 'maven', coordinates: 'a:b' }))).toEqual([
      { type: 'maven', coordinates: 'a:b', repository: 'https://repo1.maven.org/maven2' },
    ])
    expect(wantedOf(form({ source: 'cran', package: 'x' }))).toEqual([
      { type: 'cran', coordinates: 'x', repository: 'https://cran.r-project.org' },
    ])
  })

  it('asks for another version, or the latest [LIB-021]', () => {
    expect(versionRequest('pypi', 'numpy', '1.4')).toEqual({
      type: 'pypi',
      data: { packages: ['numpy==1.4'] },
    })
    expect(versionRequest('pypi', 'numpy', '')).toEqual({ type: 'pypi', data: { packages: ['numpy'] } })
    expect(versionRequest('maven', 'a:b:1', '2')).toEqual({ type: 'maven', data: { coordinates: 'a:b:2' } })
  })
})
