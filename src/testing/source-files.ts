import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** One import or re-export, `import()` included. */
export type ImportedModule = {
  /** As written: `../api/contract` or `react`. */
  specifier: string
  /** Path below the root without extension, for relative specifiers: `src/api/contract`. */
  target: string | null
  /** Gone after compilation. */
  isTypeOnly: boolean
  isReExport: boolean
}

/** A node of the syntax tree, loosely: kinds are ESTree's. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown }

export type SourceFile = {
  /** Below the root, with `/`: `src/api/contract.ts` */
  path: string
  text: string
  isTest: boolean
  imports: readonly ImportedModule[]
  hasDefaultExport: boolean
  /** Statements at the top level. */
  program: SyntaxNode
}

const root = path.resolve(import.meta.dirname, '../..')

/** Reads and parses every TypeScript file below a folder of the root. */
export function readSourceFiles(folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
    .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')))
}

/** Parses one source text as if it stood at the path. */
export function parseSource(file: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(file, text)
  const fault = errors[0]
  if (fault) throw new Error(`${file}: ${fault.message}`)
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      isReExport: false,
    })),
    ...module.staticExports.flatMap(({ entries }) => {
      const specifier = entries[0]?.moduleRequest?.value
      return specifier === undefined
        ? []
        : [{ specifier, isTypeOnly: entries.every(({ isType }) => isType), isReExport: true }]
    }),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isTypeOnly: false,
      isReExport: false,
    })),
  ]
  return {
    path: file,
    text,
    isTest: /\.test\.tsx?$/.test(file) || file.startsWith('src/testing/'),
    imports: imports.map((imported) => ({ ...imported, target: targetOf(file, imported.specifier) })),
    hasDefaultExport: module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    ),
    program: asNode(program),
  }
}

/** Every node below the given one, itself included, each with the node above it. */
export function* walk(
  node: SyntaxNode,
  parent: SyntaxNode | null = null,
): Generator<[SyntaxNode, SyntaxNode | null]> {
  yield [node, parent]
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, node)
  }
}

/** `file.ts:12` for messages. */
export function placeOf({ path: file, text }: SourceFile, node: SyntaxNode): string {
  return `${file}:${text.slice(0, node.start).split('\n').length}`
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function asNode(value: unknown): SyntaxNode {
  if (!isNode(value)) throw new Error('not a syntax tree')
  return value
}

function targetOf(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  return path.posix.join(path.posix.dirname(file), specifier).replace(/\.(tsx?|mjs)$/, '')
}
