import type {
  ActionRequestOf,
  FieldHint,
  FormCondition,
  OpeningValues,
  Rule,
} from '../../../definitions/define-behaviour'
import type { FormQuestion } from '../../../definitions/define-form'
import type { FormContext, FormValues } from '../../../definitions/form-values'
import {
  clashesWith,
  defaultRepositories,
  isLibraryFile,
  isLibraryType,
  isLibraryVersion,
  isPipPackage,
  type Library,
  type LibraryType,
  readCoordinates,
  repositoryOf,
  sameAs,
  type WantedLibrary,
} from '../../../domain/library'
import { wireIdOf } from '../../../domain/listed-id'
import { t } from '../../../locales/t'

/** Whether the fields of a source take part (D2 §2 'Libraries tab', LIB-D01, README decision 10). */
export const isFrom =
  (source: string): FormCondition =>
  ({ values }) =>
    values.source === source

/** Spaces and empty lines are no packages. */
export const packagesRule: Rule = (value) => {
  const packages = linesOf(value)
  if (packages.length === 0) return t('libraries.packagesRequired')
  return packages.every(isPipPackage) ? null : t('libraries.notPip')
}

/** Spaces alone are nothing. */
export const filledRule =
  (sentence: 'coordinatesRequired' | 'packageRequired'): Rule =>
  (value) =>
    trimmed(value) === '' ? t(`libraries.${sentence}`) : null

export const pathRule: Rule = (value) => (isLibraryFile(trimmed(value)) ? null : t('libraries.pathRequired'))

export const fileRule: Rule = (value) => (isLibraryFile(fileName(value)) ? null : t('libraries.wrongFile'))

export const versionRule: Rule = (value) =>
  isLibraryVersion(trimmed(value)) ? null : t('libraries.wrongVersion')

export const repositoryHint =
  (type: keyof typeof defaultRepositories): FieldHint =>
  () =>
    t('libraries.repositoryHelp', { url: defaultRepositories[type] })

export const openInstall: OpeningValues = () => ({ source: 'pypi' })

/** The version there is; the latest is no number. */
export const openVersion: OpeningValues<Library> = ({ record }) => ({
  version: record?.version === 'latest' ? null : record?.version,
})

/** Body of the install call; the form is free of faults and its file has arrived. */
export function installRequest(values: FormValues) {
  const { type, names, repository } = askedFor(values)
  return requestOf(type, names, repository)
}

/**
 * Body of the install call that gives an installed library another version; empty means the latest (LIB-D13). What the
 * library was asked for with before gives way to the version; its repository stays.
 */
export function versionRequest(values: FormValues, { record }: Pick<FormContext<Library>, 'record'>) {
  if (record === null || !isLibraryType(record.type)) return null
  const { type, coordinates, source } = record
  const version = trimmed(values.version)
  const [name, mark] =
    type === 'maven'
      ? ([mavenName(coordinates, version), ':'] as const)
      : ([coordinates.split(/\s*[=<>!~]/)[0] ?? coordinates, '=='] as const)
  return requestOf(type, [version ? `${name}${mark}${version}` : name], repositoryOf(source))
}

/** Of Maven coordinates what stays before a version: a packaging and a classifier, too, which mean nothing without one. */
function mavenName(coordinates: string, version: string): string {
  const parts = coordinates.split(':')
  return parts.slice(0, version && parts.length > 2 ? -1 : 2).join(':')
}

/** What is to be installed, as the list may call it. */
export function installTitle(values: Values): string {
  return askedFor(values).names.join(', ')
}

/** Asks before packages that are there are overwritten (D2 §5 'Libraries', LIB-D10). */
export function askToOverwrite(values: FormValues, libraries: readonly Library[]): FormQuestion | null {
  const clashes = clashesWith(wantedOf(values), libraries)
  if (clashes.length === 0) return null
  return {
    title: 'libraries.detectedTitle',
    text: 'libraries.detectedText',
    lines: clashes.map(({ coordinates }) => coordinates),
    submit: 'libraries.overwrite',
  }
}

/**
 * Whether all that was asked for is among new libraries, or among those that got another version: same kind, name and
 * repository, and the same version.
 */
export function isInstalled(
  made: readonly Library[],
  values: FormValues,
  before: readonly Library[] = [],
  now: readonly Library[] = [],
): boolean {
  const overwritten = now.filter(({ id, coordinates }) =>
    before.some((library) => library.id === id && library.coordinates !== coordinates),
  )
  const libraries = [...made, ...overwritten]
  return wantedOf(values).every((wanted) => {
    const { version } = readCoordinates(wanted.type, wanted.coordinates)
    return sameAs([wanted], libraries).some((library) => library.version === version)
  })
}

/** What the actions on libraries send (D2 §7 'Libraries', LIB-D13, LIB-D14, LIB-D16). */
export const oneLibrary: ActionRequestOf<Library> = ([library]) => ({ body: library && requestOn(library) })

export const manyLibraries: ActionRequestOf<Library> = (libraries) => ({
  body: libraries.flatMap((library) => requestOn(library) ?? []),
})

export const syncLibraries: ActionRequestOf<Library> = (_libraries, { scope }) => ({
  body: { instanceID: scope.kind === 'cluster' ? wireIdOf(scope.cluster) : '', type: 'pypi' },
})

/** Of a kind that is not known, nothing: the actions on such a library are closed. */
function requestOn({ type, coordinates, source }: Library) {
  if (!isLibraryType(type)) return undefined
  return requestOf(type, [coordinates], repositoryOf(source))
}

/** Libraries as install and uninstall speak of them: several packages of PyPI, or one of another kind. */
function requestOf(type: LibraryType, names: readonly string[], address: string | null) {
  const [name] = names
  const repository = address === null ? {} : { repository: address }
  switch (type) {
    case 'pypi':
      return { type, data: { packages: names } }
    case 'maven':
      return { type, data: { coordinates: name, ...repository } }
    case 'cran':
      return { type, data: { package: name, ...repository } }
    case 'file':
      return { type, data: { file: name } }
  }
}

/** Of the form, or of the form and the record it is about. */
type Values = Readonly<Record<string, unknown>>

/** What the form asks for, by the fields of the chosen source. */
function askedFor(values: Values): { type: LibraryType; names: string[]; repository: string | null } {
  const one = (type: LibraryType, name: string, repository?: unknown) => {
    return { type, names: [name], repository: trimmed(repository) || null }
  }
  switch (values.source) {
    case 'maven':
      return one('maven', trimmed(values.coordinates), values.mavenRepository)
    case 'cran':
      return one('cran', trimmed(values.package), values.cranRepository)
    case 'path':
      return one('file', trimmed(values.path))
    case 'file':
      return one('file', fileName(values.file))
    default:
      return { type: 'pypi', names: linesOf(values.packages), repository: null }
  }
}

/** The libraries that would be there afterwards, to compare with those that are. */
function wantedOf(values: FormValues): WantedLibrary[] {
  const { names, ...rest } = askedFor(values)
  return names.map((coordinates) => ({ ...rest, coordinates }))
}

/** Text without spaces around it; '' for what is none. */
function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function linesOf(value: unknown): string[] {
  return trimmed(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function fileName(value: unknown): string {
  return value instanceof File ? value.name : ''
}
