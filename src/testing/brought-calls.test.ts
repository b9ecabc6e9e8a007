import { expect, it } from 'vitest'
import { accountCalls } from '../api/account-calls'
import { creationCalls } from '../api/calls/creation-calls'
import { notificationCalls } from '../api/calls/notification-calls'
import { lateCalls } from '../api/late-calls'
import { isNode, readSourceFiles, type SourceFile, type SyntaxNode, walk } from './source-files'

/**
 * The setup of the tests brings every call, so no other test notices a part of the console that forgets to. Here the
 * source is followed from the first load on, through what arrives by `import()`.
 */
const shipped = new Map(
  readSourceFiles('src')
    .filter(({ isTest }) => !isTest)
    .map((file) => [file.path.replace(/\.tsx?$/, ''), linksOf(file)]),
)

type Links = { atOnce: readonly string[]; later: readonly string[]; called: readonly string[] }

function linksOf({ path, imports, program }: SourceFile): Links {
  const nodes = [...walk(program)].map(([node]) => node)
  const textsOf = (type: string, pick: (node: SyntaxNode) => unknown) =>
    nodes.flatMap((node) => {
      const picked = node.type === type ? pick(node) : undefined
      return isNode(picked) && typeof picked.value === 'string' ? [picked.value] : []
    })
  const asked = textsOf('ImportExpression', ({ source }) => source)
  const targetsOf = (isLater: boolean) =>
    imports.flatMap(({ specifier, target, isTypeOnly }) =>
      target !== null && !isTypeOnly && asked.includes(specifier) === isLater ? [target] : [],
    )
  const called = textsOf('CallExpression', ({ arguments: given }) =>
    Array.isArray(given) ? given[0] : undefined,
  )
  return {
    atOnce: targetsOf(false),
    later: targetsOf(true),
    called: path.startsWith('src/api/') ? [] : called,
  }
}

/** All that arrives together with a module. */
function arrivingWith(module: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(module) || !shipped.has(module)) return seen
  seen.add(module)
  for (const target of shipped.get(module)?.atOnce ?? []) arrivingWith(target, seen)
  return seen
}

/** The files that make one of the calls and can be drawn while nothing has brought it. */
function unbrought(calls: object, bring: string, pages: readonly string[]): readonly string[] {
  const parts = new Set(['src/main'])
  const making = new Set<string>()
  for (const part of parts) {
    const together = arrivingWith(part)
    if (together.has(bring)) continue
    for (const module of together) {
      const { called = [], later = [] } = shipped.get(module) ?? {}
      if (called.some((name) => Object.hasOwn(calls, name))) making.add(module)
      if (!pages.includes(module)) for (const target of later) parts.add(target)
    }
  }
  return [...making].sort()
}

it('every part that arrives by itself brings the calls it makes', () => {
  // `lazyPage` brings them with each of these.
  const pages = ['src/app/pages', 'src/app/route-table']
  expect(unbrought(lateCalls, 'src/api/bring-late-calls', pages)).toEqual([
    // Brought by the page that exports, and by the tray, which stands wherever an operation is kept.
    'src/views/operations/export-download',
  ])
  expect(unbrought(creationCalls, 'src/api/bring-creation-calls', [])).toEqual([
    // The request of a new cluster takes what the choices of its form have read.
    'src/resources/user/clusters/form',
  ])
  expect(unbrought(accountCalls, 'src/api/bring-account-calls', [])).toEqual([
    // The palette names the tabs of the account as well; their page draws them.
    'src/custom-pages/my-account/billing/use-payment-card',
  ])
  expect(unbrought(notificationCalls, 'src/api/bring-notification-calls', [])).toEqual([])
})
