import type { Plugin } from 'vite'

/**
 * Leaves out what antd's widgets and charts bring for features the console never turns on. Each stand-in says which feature that
 * is; together they are half of what the first section of a page would add.
 */
export function antdStandIns(): Plugin {
  return {
    name: 'antd-stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') => {
      const place = importer.replaceAll('\\', '/')
      const found = standIns.findIndex(
        ({ modules, importedBy }) => modules.includes(source) && importedBy.test(place),
      )
      return found < 0 ? null : { id: `${prefix}${found}`, moduleSideEffects: false }
    },
    load: (id) => (id.startsWith(prefix) ? (standIns[Number(id.slice(prefix.length))]?.code ?? null) : null),
  }
}

const prefix = '\0antd-stand-in:'
const nothing = 'export default () => null'
const onlyChildren = 'export default ({ children }) => children'
const noStyles = 'export default () => ({})'

type StandIn = {
  /** As they are written in the importing module. */
  modules: readonly string[]
  importedBy: RegExp
  code: string
}

const table = /\/antd\/es\/table\/InternalTable\.js$/
const selection = /\/antd\/es\/table\/hooks\/useSelection\.js$/

const standIns: readonly StandIn[] = [
  // The filters of a table are menus of ours in its header, which choose the rows before the table has them,
  {
    modules: ['./hooks/useFilter'],
    importedBy: table,
    code: `
const same = (columns) => columns, none = [], noFilters = {}
export const getFilterData = (rows) => rows
export default () => [same, none, noFilters]
`,
  },
  // … and so do its pages.
  {
    modules: ['./hooks/usePagination'],
    importedBy: table,
    code: `
const none = {}
export const DEFAULT_PAGE_SIZE = 10
export const getPaginationParam = () => none
export default () => [none, () => {}]
`,
  },
  // Rows are selected by boxes: no menu of selections, no choice of one, no branches.
  { modules: ['../../dropdown', '../../radio'], importedBy: selection, code: nothing },
  {
    modules: ['rc-tree/es/utils/conductUtil'],
    importedBy: selection,
    code: 'export const conductCheck = null',
  },
  {
    modules: ['rc-tree/es/utils/treeUtil'],
    importedBy: selection,
    code: 'export const convertDataToEntities = null',
  },
  // The two functions of it that a selection calls stand beside a whole tree.
  {
    modules: ['rc-tree/es/util'],
    importedBy: selection,
    code: `
export const arrAdd = (list, value) => (list ?? []).includes(value) ? [...list] : [...(list ?? []), value]
export const arrDel = (list, value) => (list ?? []).filter((each) => each !== value)
`,
  },
  // A long table draws its rows with TanStack's virtualiser.
  { modules: ['./RcTable/VirtualTable'], importedBy: table, code: nothing },
  {
    modules: ['./VirtualTable'],
    importedBy: /\/rc-table\/es\/index\.js$/,
    code: 'export const genVirtualTable = null\nexport default null',
  },
  // The frame around a table scrolls, so that it has neither a header apart nor a scroll bar of its own.
  {
    modules: ['./FixedHolder', './stickyScrollBar'],
    importedBy: /\/rc-table\/es\/Table\.js$/,
    code: nothing,
  },
  // A table never loads (a skeleton stands there), has its pages below it, and is drawn with rows alone.
  { modules: ['../spin'], importedBy: table, code: onlyChildren },
  { modules: ['../pagination', '../config-provider/defaultRenderEmpty'], importedBy: table, code: nothing },
  // The order is said by the button in the header.
  {
    modules: ['../../tooltip'],
    importedBy: /\/antd\/es\/table\/hooks\/useSorter\.js$/,
    code: onlyChildren,
  },
  // Styles of those features, and of what else a table of ours has not: borders between columns, nested rows, a summary.
  {
    modules: [
      './bordered',
      './ellipsis',
      './empty',
      './expand',
      './filter',
      './pagination',
      './rtl',
      './sticky',
      './summary',
      './virtual',
    ],
    importedBy: /\/antd\/es\/table\/style\/index\.js$/,
    code: noStyles,
  },
  // Refine's binding to antd brings a reader of Markdown for a field of its own, at the first table; ours comes when it is
  // needed.
  { modules: ['react-markdown', 'remark-gfm'], importedBy: /\/@refinedev\/antd\//, code: nothing },
  // Boxes stand alone.
  { modules: ['./Group'], importedBy: /\/antd\/es\/checkbox\/index\.js$/, code: nothing },
  // A dialog of ours brings its own buttons, and its frame never loads.
  {
    modules: ['./components/NormalCancelBtn', './components/NormalOkBtn'],
    importedBy: /\/antd\/es\/modal\/shared\.js$/,
    code: nothing,
  },
  { modules: ['../skeleton'], importedBy: /\/antd\/es\/modal\/Modal\.js$/, code: nothing },
  // Of what antd opens from code, only notices are.
  {
    modules: ['../message/useMessage', '../modal/useModal'],
    importedBy: /\/antd\/es\/app\/App\.js$/,
    code: 'export default () => [{}, null]',
  },
  // A slider's value stands above it.
  {
    modules: ['../tooltip'],
    importedBy: /\/antd\/es\/slider\/SliderTooltip\.js$/,
    code: onlyChildren,
  },
  // Themes are given to a provider, never set for the whole page.
  {
    modules: ['./cssVariables'],
    importedBy: /\/antd\/es\/config-provider\/index\.js$/,
    code: 'export const registerTheme = null',
  },
  // The way into older Reacts; antd's patch for React 19 takes its place.
  {
    modules: ['rc-util/es/React/render'],
    importedBy: /\/antd\/es\/config-provider\/UnstableContext\.js$/,
    code: 'export const render = null, unmount = null',
  },
  // Forms are react-hook-form's.
  {
    modules: ['rc-field-form'],
    importedBy: /\/antd\/es\//,
    code: `
import { createContext } from 'react'
export const FormProvider = ({ children }) => children
export const FieldContext = createContext({})
export const ListContext = createContext(null)
const missing = () => { throw new Error("antd's Form is not part of the console: forms are react-hook-form's") }
export const Field = missing, List = missing, useForm = missing, useWatch = missing
export default missing
`,
  },
  // Charts are copied as a table, never photographed.
  { modules: ['html2canvas'], importedBy: /\/@antv\/g\//, code: nothing },
  // Every browser we build for has it.
  {
    modules: ['resize-observer-polyfill'],
    importedBy: /./,
    code: 'export default globalThis.ResizeObserver',
  },
]
