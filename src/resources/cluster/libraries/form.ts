import type {
  FieldHint,
  FormCondition,
  FormRequest,
  OpeningValues,
  Rule,
} from '../../../definitions/define-behaviour'
import { textValue } from '../../../definitions/form-values'
import { forSchema } from '../../../definitions/resource-record'
import {
  defaultRepositories,
  isLibraryFile,
  isLibraryVersion,
  isPipPackage,
  librarySchema,
} from '../../../domain/library'
import { t } from '../../../locales/t'
import { fileName, installRequest, linesOf, trimmed, versionRequest } from './install-form'

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
export const openVersion: OpeningValues = ({ record }) => {
  const version = record && libraryOf.behaviour(record).version
  return { version: version === 'latest' ? null : version }
}

export const toInstall: FormRequest = (values) => installRequest(values)

export const toVersion: FormRequest = (values, { record }) =>
  record && versionRequest(libraryOf.behaviour(record), textValue(values.version).trim())

const libraryOf = forSchema(librarySchema, (library) => library)
