import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isNode, parseSource, type SyntaxNode, walk } from '../../../src/testing/source-files'
import { root } from '../../processes.mjs'
import { idsInTitle } from '../../trace/proof'

/** A test as it stands in its file: values of a table are not filled in. */
export type TestTitle = {
  /** `src/access/access-rules.test.ts` */
  file: string
  title: string
  /** Requirements and decisions it claims. */
  ids: readonly string[]
}

const folders = ['src', 'sandbox', 'scripts', 'e2e']

/** Every test of the repository whose title claims a requirement. */
export function testTitles(): TestTitle[] {
  return folders
    .flatMap(testFiles)
    .flatMap((file) => titlesIn(file, readFileSync(path.join(root, file), 'utf8')))
}

/** The titles of `it`, `test` and their tables in one file, after those of the groups they stand in. */
export function titlesIn(file: string, text: string): TestTitle[] {
  // Most files claim nothing, and parsing is what takes time.
  if (!/\[[A-Z]{2,}-D?\d+/.test(text)) return []
  const nodes = [...walk(parseSource(file, text).program)].map(([node]) => node)
  const groups = nodes.flatMap((node) => {
    const title = titleOf(node, ['describe'])
    return title === null ? [] : [{ node, title }]
  })
  return nodes.flatMap((node) => {
    const title = titleOf(node, ['it', 'test'])
    const ids = title === null ? [] : idsInTitle(title)
    if (title === null || ids.length === 0) return []
    const above = groups.filter((group) => group.node.start < node.start && node.end < group.node.end)
    const own = title.replace(/\s*\[[^[\]]*\]$/, '')
    return [{ file, title: [...above.map((group) => group.title), own].join(' > '), ids }]
  })
}

function testFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .sort()
}

/** `it('…')`, `it.each(…)('…')`, `test('…')`: the title, with `…` for what a template fills in. */
function titleOf(node: SyntaxNode, names: readonly string[]): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !Array.isArray(node.arguments)) return null
  if (!isCallOf(node.callee, names)) return null
  const [first] = node.arguments
  return isNode(first) ? textOf(first) : null
}

function isCallOf(node: SyntaxNode, names: readonly string[]): boolean {
  if (node.type === 'Identifier') return typeof node.name === 'string' && names.includes(node.name)
  if (node.type === 'MemberExpression') return isNode(node.object) && isCallOf(node.object, names)
  return node.type === 'CallExpression' && isNode(node.callee) && isCallOf(node.callee, names)
}

function textOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null
  return node.quasis.map((part) => (isNode(part) && isCooked(part.value) ? part.value.cooked : '')).join('…')
}

function isCooked(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
}
