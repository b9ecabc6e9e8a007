import type { FormQuestion } from '../../../definitions/define-form'
import type { FormValues } from '../../../definitions/form-values'
import { forSchemaList, type ResourceRecord } from '../../../definitions/resource-record'
import {
  clashesWith,
  type Library,
  type LibraryType,
  librarySchema,
  readCoordinates,
  repositoryOf,
  type WantedLibrary,
} from '../../../domain/library'

/** Body of the install call; the form is free of faults and its file has arrived. */
export function installRequest(values: FormValues) {
  switch (values.source) {
    case 'maven':
      return {
        type: 'maven',
        data: { coordinates: trimmed(values.coordinates), ...given(values.mavenRepository) },
      }
    case 'cran':
      return { type: 'cran', data: { package: trimmed(values.package), ...given(values.cranRepository) } }
    case 'path':
      return { type: 'file', data: { file: trimmed(values.path) } }
    case 'file':
      return { type: 'file', data: { file: fileName(values.file) } }
    default:
      return { type: 'pypi', data: { packages: linesOf(values.packages) } }
  }
}

/** What is to be installed, as the list may call it. */
export function installTitle(values: Readonly<Record<string, unknown>>): string {
  return wantedOf(values)
    .map(({ coordinates }) => coordinates)
    .join(', ')
}

/** Asks before packages that are there are overwritten (D2 §5 'Libraries', LIB-D10). */
export function askToOverwrite(values: FormValues, records: readonly ResourceRecord[]): FormQuestion | null {
  const clashes = clashesWith(wantedOf(values), librariesOf.behaviour(records))
  if (clashes.length === 0) return null
  return {
    title: 'libraries.detectedTitle',
    text: 'libraries.detectedText',
    lines: clashes.map(({ coordinates }) => coordinates),
    submit: 'libraries.overwrite',
  }
}

/** Whether all that was asked for is among new libraries: same kind, name and repository, and the same version. */
export function isInstalled(records: readonly ResourceRecord[], values: FormValues): boolean {
  const libraries = librariesOf.behaviour(records)
  return wantedOf(values).every((wanted) => {
    const { version } = readCoordinates(wanted.type, wanted.coordinates)
    return clashesWith([wanted], libraries).some((library) => library.version === version)
  })
}

/**
 * Body of the install call that gives an installed library another version; empty means the latest (LIB-D13). What the
 * library was asked for with before gives way to the version; its repository stays.
 */
export function versionRequest({ type, coordinates, source }: Library, version: string) {
  if (type !== 'maven') {
    const name = coordinates.split(/\s*[=<>!~]/)[0] ?? coordinates
    return { type: 'pypi', data: { packages: [version ? `${name}==${version}` : name] } }
  }
  const name = coordinates.split(':').slice(0, 2).join(':')
  const repository = repositoryOf(source)
  return {
    type: 'maven',
    data: {
      coordinates: version ? `${name}:${version}` : name,
      ...(repository === null ? {} : { repository }),
    },
  }
}

/** The libraries that would be there afterwards, to compare with those that are. */
function wantedOf(values: Readonly<Record<string, unknown>>): WantedLibrary[] {
  const one = (type: LibraryType, coordinates: string, repository: unknown = null) => [
    { type, coordinates, repository: trimmed(repository) || null },
  ]
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
      return linesOf(values.packages).flatMap((name) => one('pypi', name))
  }
}

const librariesOf = forSchemaList(librarySchema, (libraries) => libraries)

/** Text without spaces around it; '' for what is none. */
export function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

export function linesOf(value: unknown): string[] {
  return trimmed(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

export function fileName(value: unknown): string {
  return value instanceof File ? value.name : ''
}

function given(repository: unknown): { repository?: string } {
  const text = trimmed(repository)
  return text === '' ? {} : { repository: text }
}
