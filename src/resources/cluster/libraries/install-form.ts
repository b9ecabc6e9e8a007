import {
  defaultRepositories,
  isLibraryFile,
  isPipPackage,
  type LibraryType,
  type WantedLibrary,
} from '../../../domain/library'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

/** Where a library comes from (D2 §2 'Libraries tab', LIB-D01, README decision 10). */
export const installSources = ['pypi', 'organization', 'path', 'maven', 'cran', 'file'] as const
export type InstallSource = (typeof installSources)[number]

export const sourceLabels: Readonly<Record<InstallSource, MessageKey>> = {
  pypi: 'libraries.sourcePypi',
  organization: 'libraries.sourceOrganization',
  path: 'libraries.sourcePath',
  maven: 'libraries.sourceMaven',
  cran: 'libraries.sourceCran',
  file: 'libraries.sourceFile',
}

/** What the dialog holds, for every source at once: choosing another loses nothing that was typed. */
export type InstallForm = {
  source: InstallSource
  /** One package a line. */
  packages: string
  coordinates: string
  mavenRepository: string
  package: string
  cranRepository: string
  path: string
  file: File | null
}

export const emptyInstallForm: InstallForm = {
  source: 'pypi',
  packages: '',
  coordinates: '',
  mavenRepository: '',
  package: '',
  cranRepository: '',
  path: '',
  file: null,
}

export type InstallErrors = Readonly<Partial<Record<keyof InstallForm, string>>>

/** What is wrong, at its field (D2 §5 'Libraries'). */
export function checkInstallForm(form: InstallForm): InstallErrors {
  switch (form.source) {
    case 'pypi': {
      const packages = packagesOf(form)
      if (packages.length === 0) return { packages: t('libraries.packagesRequired') }
      return packages.every(isPipPackage) ? {} : { packages: t('libraries.notPip') }
    }
    case 'maven':
      return form.coordinates.trim() ? {} : { coordinates: t('libraries.coordinatesRequired') }
    case 'cran':
      return form.package.trim() ? {} : { package: t('libraries.packageRequired') }
    case 'path':
      if (!form.path.trim()) return { path: t('libraries.pathRequired') }
      return isLibraryFile(form.path.trim()) ? {} : { path: t('libraries.pathRequired') }
    case 'file':
      return form.file ? {} : { file: t('libraries.fileRequired') }
    case 'organization':
      return { source: t('libraries.sourceOrganizationReason') }
  }
}

/** Body of the install call; the form is free of errors and its file has arrived. */
export function installRequest(form: InstallForm) {
  switch (form.source) {
    case 'maven':
      return {
        type: 'maven',
        data: { coordinates: form.coordinates.trim(), ...repositoryOf(form.mavenRepository) },
      }
    case 'cran':
      return { type: 'cran', data: { package: form.package.trim(), ...repositoryOf(form.cranRepository) } }
    case 'path':
      return { type: 'file', data: { file: form.path.trim() } }
    case 'file':
      return { type: 'file', data: { file: form.file?.name ?? '' } }
    default:
      return { type: 'pypi', data: { packages: packagesOf(form) } }
  }
}

/** The libraries that would be there afterwards, to compare with those that are. */
export function wantedOf(form: InstallForm): WantedLibrary[] {
  const one = (type: LibraryType, coordinates: string, repository: string | null = null) => [
    { type, coordinates, repository },
  ]
  switch (form.source) {
    case 'maven':
      return one('maven', form.coordinates, form.mavenRepository.trim() || defaultRepositories.maven)
    case 'cran':
      return one('cran', form.package, form.cranRepository.trim() || defaultRepositories.cran)
    case 'path':
      return one('file', form.path)
    case 'file':
      return one('file', form.file?.name ?? '')
    default:
      return packagesOf(form).flatMap((name) => one('pypi', name))
  }
}

/** Body of the install call that gives an installed library another version; empty means the latest (LIB-D13). */
export function versionRequest(type: string, name: string, version: string) {
  if (type !== 'maven') return { type: 'pypi', data: { packages: [version ? `${name}==${version}` : name] } }
  const coordinates = name.split(':').slice(0, 2).join(':')
  return { type: 'maven', data: { coordinates: version ? `${coordinates}:${version}` : coordinates } }
}

function packagesOf({ packages }: InstallForm): string[] {
  return packages
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function repositoryOf(text: string): { repository?: string } {
  return text.trim() ? { repository: text.trim() } : {}
}
