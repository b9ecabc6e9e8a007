import type { Plugin } from 'vite'

/**
 * Leaves out what antd's widgets bring for features the console never turns on: a table's own filter menus (ours are in
 * the header as buttons), the selection of one row, of whole branches and by menu, its own virtual table, the form that
 * Refine's and react-hook-form replace, a ResizeObserver for browsers without one. Together a quarter of what the first
 * section of a page would add.
 */
export function antdStandIns(): Plugin {
  return {
    name: 'antd-stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') => {
      const found = standIns.find(
        ({ module, importedBy }) => module === source && importedBy.test(importer.replaceAll('\\', '/')),
      )
      return found ? { id: `${prefix}${found.module}`, moduleSideEffects: false } : null
    },
    load: (id) =>
      id.startsWith(prefix)
        ? (standIns.find(({ module }) => module === id.slice(prefix.length))?.code ?? null)
        : null,
  }
}

const prefix = '\0antd-stand-in:'
const selection = /\/antd\/es\/table\/hooks\/useSelection\.js$/

const standIns = [
  {
    module: './FilterDropdown',
    importedBy: /\/antd\/es\/table\/hooks\/useFilter\/index\.js$/,
    code: 'export const flattenKeys = () => []\nexport default () => null',
  },
  { module: '../../dropdown', importedBy: selection, code: 'export default () => null' },
  { module: '../../radio', importedBy: selection, code: 'export default () => null' },
  { module: 'rc-tree/es/utils/conductUtil', importedBy: selection, code: 'export const conductCheck = null' },
  {
    module: 'rc-tree/es/utils/treeUtil',
    importedBy: selection,
    code: 'export const convertDataToEntities = null',
  },
  {
    module: './RcTable/VirtualTable',
    importedBy: /\/antd\/es\/table\/InternalTable\.js$/,
    code: 'export default () => null',
  },
  {
    module: 'rc-field-form',
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
  { module: 'resize-observer-polyfill', importedBy: /./, code: 'export default globalThis.ResizeObserver' },
]
