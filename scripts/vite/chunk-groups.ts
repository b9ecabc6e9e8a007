/** Modules that come in one script: left alone, each set of pages that shares some would ask for scripts of its own. */
export type ChunkGroup = {
  name: string
  /** From the project's root, without an ending; what ends with a slash is all of a folder. */
  modules: readonly string[]
  /** Groups with a higher one choose first, then those that stand first; 0 where none is given. */
  priority?: number
  /** What the modules import comes with them, where no group before has it. */
  withImports?: true
}

export const chunkGroups: readonly ChunkGroup[] = [
  // What the start needs, and what the application shares with its later pages.
  { name: 'boot', modules: ['src/app/boot'], priority: 4, withImports: true },
  { name: 'index', modules: ['index'], priority: 3, withImports: true },
  // The page most people open next.
  {
    name: 'cluster-page',
    modules: ['src/custom-pages/cluster/cluster-page'],
    priority: 2,
    withImports: true,
  },
  // What all of antd stands on.
  {
    name: 'antd',
    modules: [
      'src/ui/antd-provider',
      ...within('node_modules/antd/es/', [
        'theme/util/genStyleUtils',
        '_util/wave/',
        '_util/reactNode',
        '_util/hooks/useForceUpdate',
        'switch/index',
        'form/context',
        'checkbox/index',
        'grid/hooks/useBreakpoint',
        'config-provider/hooks/useSize',
        'config-provider/hooks/useCSSVarCls',
      ]),
      ...within('node_modules/rc-util/es/', [
        'omit',
        'pickAttrs',
        'getScrollBarSize',
        'Dom/isVisible',
        'Children/toArray',
      ]),
      ...within('node_modules/@ant-design/icons/es/icons/', ['LoadingOutlined', 'DownOutlined']),
      'node_modules/rc-resize-observer/es/index',
      'node_modules/@babel/runtime/helpers/esm/callSuper',
    ],
    priority: 1,
    withImports: true,
  },
  // What deletions of the cluster page tell.
  {
    name: 'consequences',
    modules: within('src/resources/cluster/', [
      'cluster-users/what-is-left',
      'data-agents/what-it-links',
      'libraries/who-uses-it',
      'scheduled-events/what-is-skipped',
      'sub-clusters/what-it-serves',
      'whitelists/who-is-left',
    ]),
  },
  // What every question, and everything done to many, stands on.
  {
    name: 'question-dialog',
    modules: within('src/', [
      'ui/use-is-there',
      'views/confirm/question-dialog',
      'views/confirm/few-at-a-time',
    ]),
  },
  // What the first page behind the list brings for all that come after it.
  {
    name: 'late',
    modules: within('src/', [
      'api/is-refusal',
      'locales/late-messages',
      'locales/late-texts',
      'providers/notice-actions',
      'ui/late-icon-shapes',
      'ui/page-frame.module',
    ]),
  },
  // What opens over a page, and antd's fields.
  {
    name: 'antd-popups',
    modules: [
      ...within('node_modules/antd/es/', [
        'style/motion/fade',
        'style/motion/motion',
        'style/motion/zoom',
        'style/compact-item',
        '_util/ContextIsolator',
        '_util/statusUtils',
        '_util/hooks/useClosable',
        '_util/hooks/useZIndex',
        'space/Compact',
        'form/hooks/useVariants',
        'watermark/context',
      ]),
      ...within('node_modules/@ant-design/icons/es/icons/', [
        'CheckOutlined',
        'CheckCircleFilled',
        'CloseOutlined',
        'CloseCircleFilled',
        'ExclamationCircleFilled',
        'InfoCircleFilled',
      ]),
      'node_modules/@rc-component/portal/es/index',
      'node_modules/dayjs/dayjs.min',
    ],
    withImports: true,
  },
  {
    name: 'antd-inputs',
    modules: within('node_modules/antd/es/', ['input/Input', 'input/TextArea', 'flex/index', 'alert/index']),
    withImports: true,
  },
  // What forms and the check of definitions know of fields.
  {
    name: 'define-field',
    modules: within('src/definitions/', ['define-field', 'define-import', 'nested-fields']),
    withImports: true,
  },
  // What every list of records draws.
  {
    name: 'list-parts',
    modules: within('src/', [
      'views/table/field-cell',
      'views/table/record-cards.module',
      'views/table/sort-mark',
      'views/table/switch-cell',
      'views/table/use-grouping',
      'views/table/use-is-narrow',
      'views/table/table-pager',
      'views/table/sort-header-cell',
      'views/table/view-menu',
      'views/section/list-commands',
      'views/section/section.module',
      'views/section/section-head',
      'views/section/unavailable',
      'views/list-chart/list-chart.module',
      'views/saved-views/view-address',
      'views/table/sort-records',
      'views/cells/late-marked-value',
      'views/curl/command-actions',
      'definitions/charts-of',
      'definitions/groupable',
      'definitions/in-currency',
      'domain/total',
      'providers/defined-resource',
      'ui/use-today',
      'views/table/passed-moment',
      'views/table/use-table-view',
    ]),
  },
  // What reads a list to its end.
  {
    name: 'whole-list',
    modules: within('src/views/records/', ['read-pages', 'use-all-pages', 'whole-list']),
  },
  // What views and filters of lists say of figures and moments, and cells of what is hidden.
  {
    name: 'value-filter',
    modules: within('src/domain/', ['value-filter', 'units', 'period', 'hidden-secret']),
  },
  // What sections of a cluster share.
  {
    name: 'section-parts',
    modules: within('src/', [
      'views/reading-failure',
      'ui/on-intent',
      'domain/pending-update',
      'custom-pages/cluster/use-pending-setting',
    ]),
  },
  // What every chart stands on, and the calls of the figures that most of them show.
  {
    name: 'chart-parts',
    modules: within('src/', [
      'views/chart/chart.module',
      'views/chart/chart-empty',
      'views/chart/chart-frame',
      'views/chart/chart-panel',
      'views/chart/chart-series',
      'views/chart/series-rows',
      'views/chart/series-text',
      'views/chart/plot-boundary',
      'views/chart/seen-plot',
      'domain/cell-entries',
      'domain/csv',
      'domain/day-consumption',
      'domain/storage',
      'custom-pages/cluster/main-tab/use-consumption',
      'api/wire/consumption',
      'api/wire/measures',
      'api/calls/consumption-calls',
    ]),
  },
  // What the API tells of consumption, and the months it is counted by.
  {
    name: 'consumption-parts',
    modules: within('src/', [
      'api/wire/consumption-days',
      'api/wire/consumption-notes',
      'api/wire/consumption-parts',
      'domain/consumption/calendar',
      'domain/consumption/exact',
      'domain/consumption/reported-date',
      'domain/consumption/usage',
    ]),
  },
  // Inputs and cells of special kinds.
  {
    name: 'special-inputs',
    modules: within('src/views/form/inputs/', [
      'code-input',
      'unit-inputs',
      'text-file-input',
      'nested-input',
      'reference-input',
    ]),
  },
  // What questions and forms say of a record's values.
  {
    name: 'record-words',
    modules: within('src/views/', [
      'reference/id-parts',
      'reference/record-words',
      'reference/use-referenced',
      'records/list-reader',
      'cells/cell-words',
      'cells/field-value-text',
    ]),
  },
  {
    name: 'special-cells',
    modules: within('src/', [
      'views/cells/special-cell',
      'views/reference/address-of-record',
      'views/reference/reference-text',
      'locales/field-texts',
      'locales/en/fields',
    ]),
  },
  // What every form is checked and framed by.
  {
    name: 'form-parts',
    modules: within('src/', [
      'views/form/bare-value',
      'views/form/check-values',
      'views/form/field-frame',
      'views/form/field-slot',
      'views/form/field-warnings',
      'views/form/form-drafts',
      'views/form/form-notice',
      'views/form/form-plan',
      'views/form/leave-guard',
      'views/form/look-up',
      'views/form/place-errors',
      'views/form/record-values',
      'views/form/taken-sentence',
      'views/form/use-idempotency-key',
      'domain/unread-date',
      'views/form/inputs/choice-input',
      'views/form/inputs/list-input',
      'views/form/inputs/input-props',
      'views/form/inputs/options-placeholder',
      'views/form/inputs/text-input',
      'providers/page-query',
      'definitions/field-conditions',
      'definitions/field-default',
      'definitions/field-limits',
      'definitions/form-values',
      'definitions/ascending',
      'definitions/currency-decimals',
      'definitions/with-computed',
      'views/form/judged-with-others',
      'views/curl/copy-as-curl',
      'definitions/overlaps',
      'definitions/same-value',
      'definitions/unique-values',
      'locales/form-texts',
      'locales/en/form',
    ]),
  },
]

function within(folder: string, paths: readonly string[]): string[] {
  return paths.map((path) => folder + path)
}

/**
 * The groups as Vite's bundler takes them.
 * @param root of the project, with a slash at its end
 */
export function codeSplittingGroups(root: string) {
  return chunkGroups.map(({ name, modules, priority = 0, withImports = false }) => ({
    name,
    priority,
    includeDependenciesRecursively: withImports,
    test: (id: string) => {
      const [file = ''] = id.replaceAll('\\', '/').split('?')
      if (!file.startsWith(root)) return false
      return modules.some((module) => isOf(file.slice(root.length), module))
    },
  }))
}

/** A module's style sheet comes with it. */
function isOf(path: string, module: string): boolean {
  if (!path.startsWith(module)) return false
  return module.endsWith('/') || /^(\.module)?\.(m?js|css|html|tsx?)$/.test(path.slice(module.length))
}
