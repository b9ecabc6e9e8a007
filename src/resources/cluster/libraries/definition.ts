import { command, question } from '../../../definitions/command-action'
import { defineResource } from '../../../definitions/define'
import { createAction, editAction } from '../../../definitions/standard-actions'
import { librarySchema, operationOf } from '../../../domain/library'
import {
  fileRule,
  filledRule,
  isFrom,
  openInstall,
  openVersion,
  packagesRule,
  pathRule,
  repositoryHint,
  toInstall,
  toVersion,
  versionRule,
} from './form'
import { askToOverwrite, installTitle } from './install-form'
import { manyLibraries, oneLibrary, syncLibraries } from './requests'

/** What uninstalling one and several have in common. */
const uninstalling = {
  confirm: question('libraries.uninstallTitle', 'libraries.uninstallText', 'libraries.uninstall'),
  destroys: 'libraries.uninstallLoses',
  success: 'libraries.uninstalledSuccess',
  isDangerous: true,
} as const

/** Libraries of a cluster: installed, renewed and removed in the background (D2 §2 'Libraries tab', §4, §5). */
export const libraries = defineResource({
  name: 'libraries',
  label: { one: 'libraries.one', many: 'libraries.many' },
  about: 'libraries.about',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'libraries', anchor: 'libraries' },
  access: { subject: 'Library', list: 'list', create: 'install', edit: 'update' },
  schema: librarySchema,
  titleField: 'name',
  calls: { list: 'listLibraries' },
  fields: {
    name: { label: 'libraries.library', kind: 'text' },
    version: { label: 'libraries.version', kind: 'text' },
    type: { label: 'libraries.type', kind: 'text', cell: 'type' },
    source: { label: 'libraries.source', kind: 'text' },
    status: { label: 'libraries.status', kind: 'state', cell: 'status' },
    analyticsState: { label: 'libraries.analyticsState', kind: 'state', cell: 'analytics' },
    loaderState: { label: 'libraries.loaderState', kind: 'state', cell: 'loader' },
    chidoriState: { label: 'libraries.chidoriState', kind: 'state', cell: 'chidori' },
  },
  list: {
    layout: 'table',
    columns: ['name', 'status', 'version', 'type', 'source', 'analyticsState', 'loaderState', 'chidoriState'],
    columnsOnDemand: ['analyticsState', 'loaderState', 'chidoriState'],
    columnsShownWhen: {
      chidoriState: ({ scope }) => scope.kind === 'cluster' && scope.cluster.isChidori,
    },
    search: { fields: ['name'], label: 'libraries.search', placeholder: 'libraries.searchPlaceholder' },
    refresh: {
      every: 120_000,
      faster: {
        every: 30_000,
        reader: { read: (library) => operationOf(library) ?? 'none' },
        values: ['installing', 'uninstalling'],
      },
    },
    loading: 'libraries.loading',
    empty: { title: 'libraries.empty', text: 'libraries.emptyText', action: 'install' },
    error: 'libraries.error',
  },
  formFields: {
    source: {
      label: 'libraries.sourceLegend',
      kind: 'choice',
      input: 'choice-cards',
      required: 'libraries.sourceLegend',
      options: [
        { value: 'pypi', label: 'libraries.sourcePypi' },
        {
          value: 'organization',
          label: 'libraries.sourceOrganization',
          disabledReason: 'libraries.sourceOrganizationReason',
        },
        { value: 'path', label: 'libraries.sourcePath' },
        { value: 'maven', label: 'libraries.sourceMaven' },
        { value: 'cran', label: 'libraries.sourceCran' },
        { value: 'file', label: 'libraries.sourceFile' },
      ],
    },
    packages: {
      label: 'libraries.packages',
      kind: 'long-text',
      help: 'libraries.packagesHelp',
      required: 'libraries.packagesRequired',
      rule: packagesRule,
      shownWhen: isFrom('pypi'),
    },
    coordinates: {
      label: 'libraries.coordinates',
      kind: 'text',
      help: 'libraries.coordinatesHelp',
      required: 'libraries.coordinatesRequired',
      rule: filledRule('coordinatesRequired'),
      shownWhen: isFrom('maven'),
    },
    mavenRepository: {
      label: 'libraries.repository',
      kind: 'text',
      hint: repositoryHint('maven'),
      wire: ['repository'],
      shownWhen: isFrom('maven'),
    },
    package: {
      label: 'libraries.package',
      kind: 'text',
      help: 'libraries.packageHelp',
      required: 'libraries.packageRequired',
      rule: filledRule('packageRequired'),
      shownWhen: isFrom('cran'),
    },
    cranRepository: {
      label: 'libraries.repository',
      kind: 'text',
      hint: repositoryHint('cran'),
      wire: ['repository'],
      shownWhen: isFrom('cran'),
    },
    path: {
      label: 'libraries.path',
      kind: 'text',
      help: 'libraries.pathHelp',
      required: 'libraries.pathRequired',
      rule: pathRule,
      shownWhen: isFrom('path'),
    },
    file: {
      label: 'libraries.file',
      kind: 'file',
      accept: ['.py', '.jar', '.whl', '.egg'],
      help: 'libraries.dropFile',
      required: 'libraries.fileRequired',
      rule: fileRule,
      shownWhen: isFrom('file'),
    },
    version: {
      label: 'libraries.version',
      kind: 'text',
      help: 'libraries.versionHelp',
      rule: versionRule,
    },
  },
  create: {
    title: 'libraries.installTitle',
    submit: 'libraries.installSubmit',
    success: 'libraries.reinstalled',
    saysServerMessage: true,
    call: 'installLibrary',
    request: toInstall,
    initial: openInstall,
    recordTitle: installTitle,
    ask: askToOverwrite,
    upload: { field: 'file', call: 'uploadLibrary' },
    layout: 'dialog',
    width: 620,
    sections: [
      {
        title: 'libraries.one',
        fields: [
          'source',
          'packages',
          'coordinates',
          'mavenRepository',
          'package',
          'cranRepository',
          'path',
          'file',
        ],
      },
    ],
  },
  edit: {
    title: 'libraries.editVersionTitle',
    submit: 'libraries.versionSubmit',
    success: 'libraries.reinstalled',
    saysServerMessage: true,
    call: 'installLibrary',
    request: toVersion,
    initial: openVersion,
    sections: [{ title: 'libraries.version', fields: ['version'] }],
  },
  actions: [
    { ...createAction('install', 'libraries.install'), name: 'install' },
    {
      name: 'sync',
      asks: 'sync',
      label: 'libraries.sync',
      icon: 'sync',
      where: ['toolbar'],
      call: 'syncLibraries',
      request: syncLibraries,
      confirm: { kind: 'none' },
      success: 'libraries.synced',
    },
    {
      ...command('update', 'installLibrary', oneLibrary, 'libraries.reinstall', 'reinstall', ['row']),
      name: 'reinstall',
      confirm: question('libraries.reinstallTitle', 'libraries.reinstallText', 'libraries.reinstall'),
      success: 'libraries.reinstalled',
    },
    {
      ...editAction('update'),
      name: 'edit-version',
      label: 'libraries.editVersion',
      offeredWhen: { field: 'type', is: ['pypi', 'maven'] },
    },
    {
      ...command('uninstall', 'uninstallLibrary', oneLibrary, 'libraries.uninstall', 'delete', ['row']),
      ...uninstalling,
    },
    {
      ...command('uninstall', 'uninstallLibraries', manyLibraries, 'libraries.uninstallSelected', 'delete', [
        'selection',
      ]),
      ...uninstalling,
      name: 'uninstall-selected',
      bulk: 'one-call',
    },
  ],
})
