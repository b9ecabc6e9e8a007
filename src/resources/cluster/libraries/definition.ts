import { defineResource } from '../../../definitions/define'
import { command, createAction, editAction, question } from '../../../definitions/standard-actions'
import { librarySchema, libraryTypes } from '../../../domain/library'
import { operationOf } from '../../../domain/library-operation'
import * as form from './form'

/** What libraries of another kind are called in a request, nobody knows. */
const ofKnownType = [{ field: 'type', in: libraryTypes, reason: 'libraries.unknownType' }] as const

/** What uninstalling one and several have in common. */
const uninstalling = {
  confirm: question(
    'libraries.uninstallTitle',
    'libraries.uninstallText',
    'libraries.uninstall',
    'who-uses-it',
  ),
  dangerText: 'libraries.uninstallLoses',
  enabledWhen: ofKnownType,
  success: 'libraries.uninstalledSuccess',
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
      rule: form.packagesRule,
      shownWhen: form.isFrom('pypi'),
    },
    coordinates: {
      label: 'libraries.coordinates',
      kind: 'text',
      help: 'libraries.coordinatesHelp',
      required: 'libraries.coordinatesRequired',
      rule: form.filledRule('coordinatesRequired'),
      shownWhen: form.isFrom('maven'),
    },
    mavenRepository: {
      label: 'libraries.repository',
      kind: 'text',
      hint: form.repositoryHint('maven'),
      wire: ['repository'],
      shownWhen: form.isFrom('maven'),
    },
    package: {
      label: 'libraries.package',
      kind: 'text',
      help: 'libraries.packageHelp',
      required: 'libraries.packageRequired',
      rule: form.filledRule('packageRequired'),
      shownWhen: form.isFrom('cran'),
    },
    cranRepository: {
      label: 'libraries.repository',
      kind: 'text',
      hint: form.repositoryHint('cran'),
      wire: ['repository'],
      shownWhen: form.isFrom('cran'),
    },
    path: {
      label: 'libraries.path',
      kind: 'text',
      help: 'libraries.pathHelp',
      required: 'libraries.pathRequired',
      rule: form.pathRule,
      shownWhen: form.isFrom('path'),
    },
    file: {
      label: 'libraries.file',
      kind: 'file',
      accept: ['.py', '.jar', '.whl', '.egg'],
      help: 'libraries.dropFile',
      required: 'libraries.fileRequired',
      rule: form.fileRule,
      shownWhen: form.isFrom('file'),
    },
    version: {
      label: 'libraries.version',
      kind: 'text',
      help: 'libraries.versionHelp',
      rule: form.versionRule,
    },
  },
  create: {
    title: 'libraries.installTitle',
    submit: 'libraries.installSubmit',
    success: 'libraries.reinstalled',
    useServerMessage: true,
    operation: 'install',
    call: 'installLibrary',
    request: form.installRequest,
    initial: form.openInstall,
    recordTitle: form.installTitle,
    isMade: form.isInstalled,
    ask: form.askToOverwrite,
    upload: { field: 'file', call: 'uploadLibrary' },
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
    useServerMessage: true,
    call: 'installLibrary',
    request: form.versionRequest,
    initial: form.openVersion,
    sections: [{ title: 'libraries.version', fields: ['version'] }],
  },
  actions: [
    { ...createAction('install', 'libraries.install'), name: 'install' },
    {
      ...command('sync', 'syncLibraries', form.syncLibraries, 'libraries.sync', 'sync', ['toolbar']),
      useServerMessage: false,
      success: 'libraries.synced',
    },
    {
      ...command('update', 'installLibrary', form.oneLibrary, 'libraries.reinstall', 'reinstall'),
      name: 'reinstall',
      enabledWhen: ofKnownType,
      confirm: question('libraries.reinstallTitle', 'libraries.reinstallText', 'libraries.reinstall'),
      success: 'libraries.reinstalled',
    },
    {
      ...editAction('update'),
      name: 'edit-version',
      label: 'libraries.editVersion',
      enabledWhen: [{ field: 'type', in: ['pypi', 'maven'], reason: 'libraries.noVersion' }],
    },
    {
      ...command('uninstall', 'uninstallLibrary', form.oneLibrary, 'libraries.uninstall', 'delete'),
      ...uninstalling,
    },
    {
      ...command(
        'uninstall',
        'uninstallLibraries',
        form.manyLibraries,
        'libraries.uninstallSelected',
        'delete',
        ['selection'],
      ),
      ...uninstalling,
      name: 'uninstall-selected',
      bulk: 'one-call',
    },
  ],
})
