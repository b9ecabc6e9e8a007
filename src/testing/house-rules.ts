import { isNode, placeOf, type SourceFile, type SyntaxNode, walk } from './source-files'

/** Places where the file reads a clock, chance, the network or the browser: what a pure rule must not do. */
export function impureReads(file: SourceFile): string[] {
  return findings(file, (node) => {
    if (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && isEmpty(node.arguments))
      return 'new Date()'
    if (node.type === 'MemberExpression') {
      const name = `${nameOf(node.object)}.${nameOf(node.property)}`
      if (['Date.now', 'Math.random', 'performance.now'].includes(name)) return name
      const owner = nameOf(node.object)
      return [
        'window',
        'document',
        'localStorage',
        'sessionStorage',
        'navigator',
        'crypto',
        'globalThis',
        'process',
      ].includes(owner)
        ? name
        : null
    }
    if (
      node.type === 'CallExpression' &&
      ['fetch', 'Date', 'setTimeout', 'setInterval'].includes(nameOf(node.callee))
    )
      return `${nameOf(node.callee)}()`
    return null
  })
}

/** Places where the file sends the whole page somewhere else, or opens another one. */
export function pageLeavings(file: SourceFile): string[] {
  return findings(file, (node) => {
    if (node.type === 'AssignmentExpression') {
      const target = textOf(file, node.left)
      return /(^|\.)location(\.(href|pathname|search))?$/.test(target) ? `${target} = …` : null
    }
    if (node.type !== 'CallExpression') return null
    const callee = textOf(file, node.callee)
    const isGlobalOpen =
      callee === 'open' && !/(const|let|function)\s+open\b|[{,(]\s*open\s*[,})=]/.test(file.text)
    return isGlobalOpen || /(^|\.)location\.(assign|replace)$|^(window|globalThis)\.open$/.test(callee)
      ? `${callee}()`
      : null
  })
}

/** What a person's account, and a policy, say of who may do what; to read one is to decide by it. */
const accessFacts = [
  'policies',
  'platformActions',
  'features',
  'toggleFeatures',
  'roleName',
  'authorizedRoles',
  'isTrialExpired',
]

/** The same of what is shown as well: to read it is no decision, to branch by it is one, unless a text alone follows. */
const shownFacts = ['isPartner', 'hasMarketplace', 'canOpenConsentFlow', 'isPremium', 'ownerEmail']

/** Places where the file decides by a role, or reads a policy, a plan or a flag itself, in place of asking access. */
export function ownVerdicts(file: SourceFile): string[] {
  return findings(file, (node, parent) => {
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) {
      const sides = [node.left, node.right].map((side) => textOf(file, side))
      const role = sides.find((side) => /(^|\.)(role|roleName|role\??\.(id|name))$/.test(side))
      return role === undefined ? null : `${role} ${node.operator} …`
    }
    if (['ConditionalExpression', 'IfStatement'].includes(node.type)) {
      const test = textOf(file, node.test)
      const isShown = parent?.type === 'CallExpression' && isNamed(parent.callee, 't')
      const isOwn = shownFacts.some((fact) => new RegExp(`\\.${fact}\\b`).test(test))
      return isOwn && !isShown ? test : null
    }
    if (node.type === 'SwitchStatement') {
      const subject = textOf(file, node.discriminant)
      return /(^|\.)(role|roleName|role\.(id|name))$/.test(subject) ? `switch (${subject})` : null
    }
    if (node.type === 'MemberExpression' && parent?.type !== 'AssignmentExpression') {
      const name = nameOf(node.property) || String(isNode(node.property) ? node.property.value : '')
      return accessFacts.includes(name) ? textOf(file, node) : null
    }
    // const { policies } = cluster
    const isTakenOut = node.type === 'Property' && parent?.type === 'ObjectPattern'
    return isTakenOut && accessFacts.includes(nameOf(node.key)) ? `{ ${textOf(file, node)} }` : null
  })
}

/**
 * Places where what is refused is simply not drawn: only a verdict that says `isHidden` may take a thing away, and a
 * refusal in sight has reasons to show (`Ruled`).
 */
export function vanishings(file: SourceFile): string[] {
  const isRefused = (node: unknown) => /!(\w+(\(.*\))?\??\.)*isAllowed\b/.test(textOf(file, node))
  const isAllowed = (node: unknown) => /\bisAllowed\b/.test(textOf(file, node)) && !isRefused(node)
  return findings(file, (node) => {
    if (node.type === 'ConditionalExpression') {
      const branches = [node.consequent, node.alternate]
      const [kept, left] = isRefused(node.test) ? branches.reverse() : branches
      const isJudged = isAllowed(node.test) || isRefused(node.test)
      // What is computed is a value; what is drawn is an element, or was handed in.
      const isDrawn = isNode(kept) && kept.type !== 'CallExpression'
      return isJudged && isDrawn && isNothing(left) ? textOf(file, node.test) : null
    }
    if (node.type === 'LogicalExpression' && node.operator === '&&')
      return isAllowed(node.left) && isNode(node.right) && node.right.type === 'JSXElement'
        ? textOf(file, node.left)
        : null
    if (node.type !== 'IfStatement' || !isRefused(node.test) || !isNode(node.consequent)) return null
    const { consequent } = node
    const statement = Array.isArray(consequent.body) ? consequent.body[0] : consequent
    return isNode(statement) && statement.type === 'ReturnStatement' && isNothing(statement.argument)
      ? textOf(file, node.test)
      : null
  })
}

/** What draws nothing. */
function isNothing(node: unknown): boolean {
  if (!isNode(node)) return false
  return (
    (node.type === 'Literal' && node.value === null) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  )
}

const readAttributes = [
  'title',
  'label',
  'alt',
  'placeholder',
  'description',
  'message',
  'okText',
  'cancelText',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]

/** Texts a person reads that stand in a component in place of the locales. */
export function literalTexts(file: SourceFile): string[] {
  return findings(file, (node, parent) => {
    if (node.type === 'JSXText') return wordIn(node.value)
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return null
    const text = node.type === 'Literal' ? node.value : templateText(node)
    if (parent?.type === 'JSXAttribute')
      return readAttributes.includes(nameOf(parent.name)) ? wordIn(text) : null
    // <p>{'Text'}</p>
    return parent?.type === 'JSXExpressionContainer' ? childWord(file, parent, text) : null
  })
}

/** A file that holds nothing but re-exports. */
export function isBarrel({ path, program, imports }: SourceFile): boolean {
  const statements = Array.isArray(program.body) ? program.body.filter(isNode) : []
  const isOnlyReExports =
    statements.length > 0 &&
    statements.every(({ type, source }) => /^Export(All|Named)/.test(type) && Boolean(source))
  return /(^|\/)index\.tsx?$/.test(path) || (isOnlyReExports && imports.some(({ isReExport }) => isReExport))
}

/** The first chain of imports that leads back to where it began, types included; null when there is none. */
export function findCycle(files: readonly SourceFile[]): readonly string[] | null {
  const byModule = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]))
  const done = new Set<string>()
  const visit = (module: string, chain: readonly string[]): readonly string[] | null => {
    const at = chain.indexOf(module)
    if (at >= 0) return [...chain.slice(at), module]
    if (done.has(module)) return null
    for (const { target } of byModule.get(module)?.imports ?? []) {
      const cycle = target !== null && byModule.has(target) ? visit(target, [...chain, module]) : null
      if (cycle) return cycle
    }
    done.add(module)
    return null
  }
  for (const module of byModule.keys()) {
    const cycle = visit(module, [])
    if (cycle) return cycle
  }
  return null
}

function findings(
  file: SourceFile,
  judge: (node: SyntaxNode, parent: SyntaxNode | null) => string | null,
): string[] {
  return [...walk(file.program)].flatMap(([node, parent]) => {
    const fault = judge(node, parent)
    return fault === null ? [] : [`${placeOf(file, node)} ${fault}`]
  })
}

/** An expression in a tag's children is text; the same in an attribute is judged by the attribute's name. */
function childWord(file: SourceFile, container: SyntaxNode, text: unknown): string | null {
  const before = file.text.slice(0, container.start).trimEnd()
  if (!before.endsWith('=')) return wordIn(text)
  const attribute = /([\w-]+)\s*=$/.exec(before)?.[1] ?? ''
  return readAttributes.includes(attribute) ? wordIn(text) : null
}

/** Words, unless they are the key of a text: `clusterPage.region`. */
function wordIn(text: unknown): string | null {
  if (typeof text !== 'string' || /^[a-z]\w*(\.\w+)+$/.test(text)) return null
  return /\p{L}{2,}/u.test(text) ? `text "${text.trim()}"` : null
}

function templateText({ quasis }: SyntaxNode): string {
  return Array.isArray(quasis) ? quasis.map(({ value }) => value.raw).join('') : ''
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function isNamed(value: unknown, name: string): boolean {
  return nameOf(value) === name
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  return typeof value.name === 'string' ? value.name : ''
}

function textOf({ text }: SourceFile, node: unknown): string {
  return isNode(node) ? text.slice(node.start, node.end) : ''
}
