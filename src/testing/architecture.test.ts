import { describe, expect, it } from 'vitest'
import { iconShapes } from '../ui/icon-shapes'
import { lateIconShapes } from '../ui/late-icon-shapes'
import {
  findCycle,
  impureReads,
  isBarrel,
  literalTexts,
  ownVerdicts,
  pageLeavings,
  vanishings,
} from './house-rules'
import { parseSource, readSourceFiles } from './source-files'
import { roomOf, wallFaults } from './walls'

const source = readSourceFiles('src')
const sandbox = readSourceFiles('sandbox')
const e2e = readSourceFiles('e2e')
const shipped = source.filter(({ isTest }) => !isTest)
/** Stand in for packages, so their exports are those packages'. */
const packageStandIns = [
  'src/app/no-axios.ts',
  'src/app/no-csv.ts',
  'src/app/no-html-drawing.ts',
  'src/app/no-plurals.ts',
  'src/app/no-query-strings.ts',
]
const outside = (...rooms: string[]) => shipped.filter(({ path }) => !rooms.includes(roomOf(path)))

describe('the source tree', () => {
  it('has every import on the right side of the walls', () => {
    const files = [...shipped, ...sandbox.filter(({ isTest }) => !isTest), ...e2e]
    expect(files.flatMap(wallFaults)).toEqual([])
  })

  it('names no icon that is not drawn', () => {
    const known: object = { ...iconShapes, ...lateIconShapes }
    const named = shipped.flatMap(({ path, text }) =>
      [...text.matchAll(/<Icon\s+name="([^"]+)"/g)].map(([, name = '']) => ({ path, name })),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ name }) => !(name in known))).toEqual([])
  })

  it('keeps src/testing out of what ships', () => {
    const guests = [...shipped, ...sandbox.filter(({ isTest }) => !isTest)].filter(({ imports }) =>
      imports.some(({ target }) => target?.startsWith('src/testing/')),
    )
    expect(guests.map(({ path }) => path)).toEqual([])
  })

  it('has no import cycles', () => {
    expect(findCycle([...source, ...sandbox])).toBeNull()
  })

  it('has no barrels and no default exports', () => {
    const files = [...source, ...sandbox, ...e2e].filter(({ path }) => !packageStandIns.includes(path))
    expect(files.filter(isBarrel).map(({ path }) => path)).toEqual([])
    expect(files.filter(({ hasDefaultExport }) => hasDefaultExport).map(({ path }) => path)).toEqual([])
  })

  it('names files and folders in kebab-case', () => {
    const names = [...source, ...sandbox, ...e2e].map(({ path }) => path)
    expect(names.filter((name) => !/^([a-z0-9]+(-[a-z0-9]+)*[./])+tsx?$/.test(name))).toEqual([])
  })

  it('keeps every file below 300 lines, and every test below 500', () => {
    const tooLong = [...source, ...sandbox].filter(
      ({ path, text }) => text.split('\n').length - 1 > (/\.test\.tsx?$/.test(path) ? 500 : 300),
    )
    expect(tooLong.map(({ path }) => path)).toEqual([])
  })

  it('cites fewer than ten requirements in the title of a test: more of them prove nothing in particular', () => {
    const titles = [...source, ...sandbox, ...e2e].flatMap(({ path, text }) =>
      [...text.matchAll(/\[((?:[A-Z]{2,4}-D?\d+(?:, )?)+)\]/g)].map(([, ids = '']) => ({ path, ids })),
    )
    expect(titles.length).toBeGreaterThan(1_000)
    expect(titles.filter(({ ids }) => ids.split(', ').length >= 10)).toEqual([])
  })

  it('asks for the code of a dialog before it is opened: on pointer and focus, or when nothing else is to do', () => {
    const late = shipped.flatMap(({ text }) =>
      [...text.matchAll(/^(export )?const (\w+) = lazyDialog\b/gm)].flatMap(([, isShared, name = '']) => {
        const ways = [
          `${name}\\.preload`,
          `onIntent\\([^)]*\\b${name}\\b`,
          ...(isShared ? [] : [`\\[[^\\]\\n]*\\b${name}\\b`]),
        ].map((way) => new RegExp(way))
        const places = isShared ? shipped.map((file) => file.text) : [text]
        return places.some((place) => ways.some((way) => way.test(place))) ? [] : name
      }),
    )
    // Opened by no press of their own: with the action or the form that they are part of, or by what the server says.
    const withOthers = ['BulkEditDialog', 'BulkValuesDialog', 'ImportDialog', 'ReadFirst']
    const byAnswers = ['AnswerDialog', 'ImportEndDialog', 'ProvisionPasswordDialog']
    // Preloaded by `preloadFor`, which chooses between them.
    const chosen = ['DetailDialog', 'FormDialog']
    expect(late.sort()).toEqual([...withOthers, ...byAnswers, ...chosen].sort())
  })

  it('keeps clock, chance, network and browser out of the domain and of access', () => {
    const pure = shipped.filter(({ path }) => ['src/domain', 'src/access'].includes(roomOf(path)))
    expect(pure.flatMap(impureReads)).toEqual([])
  })

  it('leaves the page from one file only', () => {
    const places = shipped.flatMap(pageLeavings)
    expect(
      [...new Set(places.map((place) => place.split(':')[0]))].length,
      places.join('\n'),
    ).toBeLessThanOrEqual(1)
  })

  it('changes the query of the address by one hook only, which loses nothing that is not drawn yet', () => {
    const changing = shipped.filter(({ text }) => /\[\s*\w+\s*,\s*\w+\s*\] = useSearchParams\(/.test(text))
    expect(changing.map(({ path }) => path)).toEqual(['src/ui/use-query-parameters.ts'])
    // What writes more of the address than its query asks for all of it as it stands.
    const writing = shipped.filter(({ text }) => /navigate\(\s*\{[^}]*\bsearch\b/.test(text))
    expect(writing.length).toBeGreaterThan(0)
    const drawn = writing.filter(({ text }) => !text.includes('= useLocationNow()'))
    // It writes back all that stood there while its panel lay over the page.
    expect(drawn.map(({ path }) => path)).toEqual(['src/custom-pages/clusters/getting-started.tsx'])
  })

  it('decides by roles and policies in src/access only', () => {
    // What the wire says is given its names in src/api, and the gates of the session stand in front of all access.
    const deciding = outside('src/access', 'src/api').filter(
      ({ path }) => path !== 'src/domain/session-guard.ts',
    )
    expect(deciding.flatMap(ownVerdicts)).toEqual([])
  })

  it('takes nothing away that access refuses in sight', () => {
    // No controls: of who may or may not be on a trial nothing is asked, and nothing stands in the place of that.
    const prompts = ['src/app/shell/cookie-prompt.tsx', 'src/app/shell/trial-banner.tsx']
    const drawn = shipped.filter(({ path }) => path.endsWith('.tsx') && !prompts.includes(path))
    expect(drawn.flatMap(vanishings)).toEqual([])
  })

  it('fakes every timer or the date alone, so that no frame waits for a clock that stands still', () => {
    const parted = source.filter(
      ({ isTest, text }) => isTest && text.replaceAll("toFake: ['Date']", '').includes('toFake:'),
    )
    // This file names what it looks for.
    expect(parted.map(({ path }) => path)).toEqual(['src/testing/architecture.test.ts'])
  })

  it('keeps every text a person reads in the locales', () => {
    expect(outside('src/locales').flatMap(literalTexts)).toEqual([])
  })
})

describe('the checks of the source tree', () => {
  const parse = (path: string, text: string) => parseSource(path, text)

  it.each([
    ['src/domain/a.ts', "import { x } from '../api/contract'", 'src/domain may not import src/api'],
    ['src/domain/a.ts', "import dayjs from 'dayjs'", 'src/domain may not import this package'],
    [
      'src/views/a.tsx',
      "const page = () => import('../app/shell/header')",
      'src/views may not import src/app',
    ],
    [
      'src/views/a.tsx',
      "import { createApiClient } from '../api/api-client'",
      'calls go through Refine’s hooks',
    ],
    [
      'src/views/a.tsx',
      "import { useApi } from '../providers/api-context'",
      'calls go through Refine’s hooks',
    ],
    [
      'src/custom-pages/one/a.tsx',
      "import { useApi } from '../../providers/api-context'",
      'calls go through Refine’s hooks',
    ],
    [
      'src/views/a.tsx',
      "import { toWireRequest } from '../api/wire-request'",
      'src/views may import only types from src/api',
    ],
    ['src/ui/a.tsx', "export { x } from '../providers/use-call'", 'src/ui may not import src/providers'],
    ['src/custom-pages/one/a.tsx', "import { x } from '../two/b'", 'page one may not import page two'],
    ['src/views/a.tsx', "import { subject } from '@casl/ability'", 'only src/access speaks with CASL'],
    ['src/app/a.tsx', "import { Can } from '@casl/react'", "only src/views uses CASL's components"],
    ['src/app/a.ts', "import { subject } from '@casl/ability'", 'only src/access speaks with CASL'],
    ['sandbox/routes/a.ts', "import { subject } from '@casl/ability'", 'only src/access speaks with CASL'],
    ['src/app/a.ts', "import * as z from 'zod'", 'zod is imported as zod/mini everywhere'],
    ['src/app/a.ts', "import fs from 'node:fs'", 'a browser has no Node modules'],
    [
      'sandbox/routes/a.ts',
      "import { t } from '../../src/providers/use-call'",
      'sandbox may not import src/providers',
    ],
    ['e2e/a.spec.ts', "import { t } from '../src/locales/t'", 'e2e may not import src/locales'],
  ])('%s is refused %s', (path, text, sentence) => {
    expect(wallFaults(parse(path, text))).toEqual([expect.stringContaining(sentence)])
  })

  it.each([
    ['src/domain/a.ts', "import { t } from '../locales/t'"],
    ['src/views/a.tsx', "import type { CallName } from '../api/contract'"],
    ['src/views/a.tsx', "import { useCallQuery } from '../providers/use-call'"],
    ['src/app/a.tsx', "import { useApi } from '../providers/api-context'"],
    ['src/custom-pages/one/a.tsx', "import { x } from './b'"],
    ['sandbox/routes/a.ts', "import { contract } from '../../src/api/contract'"],
  ])('%s may %s', (path, text) => {
    expect(wallFaults(parse(path, text))).toEqual([])
  })

  it('sees a cycle', () => {
    const files = [
      parse('src/ui/a.ts', "import { b } from './b'"),
      parse('src/ui/b.ts', "import type { C } from './c'"),
      parse('src/ui/c.ts', "import { a } from './a'"),
    ]
    expect(findCycle(files)).toEqual(['src/ui/a', 'src/ui/b', 'src/ui/c', 'src/ui/a'])
  })

  it.each(['new Date()', 'Date.now()', 'Math.random()', "fetch('/x')", 'localStorage.getItem("x")'])(
    'sees that %s is not pure',
    (text) => {
      expect(impureReads(parse('src/domain/a.ts', `const a = ${text}`))).toHaveLength(1)
    },
  )

  it('takes a date made from an argument as pure', () => {
    expect(impureReads(parse('src/domain/a.ts', 'export const f = (at: number) => new Date(at)'))).toEqual([])
  })

  it.each(["location.href = '/x'", 'window.location = url', 'location.assign(url)', 'window.open(url)'])(
    'sees that %s leaves the page',
    (text) => {
      expect(pageLeavings(parse('src/ui/a.ts', text))).toHaveLength(1)
    },
  )

  it.each([
    'person.role.id === 1',
    "role !== 'owner'",
    "cluster.policies.roleName === 'owner'",
    "cluster.policies.management.includes('update')",
    'cluster["policies"]',
    "policies.authorizedRoles.includes('owner')",
    "person.platformActions.some(({ name }) => name === 'clone')",
    "person.toggleFeatures.some(({ key }) => key === 'copilot')",
    'person.features.length > 0',
    'person.isTrialExpired ? 1 : 2',
    'session?.person?.isTrialExpired',
    'cluster.isPremium ? undefined : addresses.upgrade',
    '() => { if (!person.isPartner) return 1 }',
    '(({ policies }) => policies)(cluster)',
    '(({ isTrialExpired: isOver }) => isOver)(person)',
    '() => { switch (member.role) { default: return 1 } }',
  ])('sees that %s decides by itself', (text) => {
    expect(ownVerdicts(parse('src/views/a.ts', `const a = ${text}`)).length).toBeGreaterThan(0)
  })

  it.each([
    't(clusterRoleLabel(member.role))',
    '{ role: member.role }',
    '{ isTrialExpired: true }',
    'me.role.name',
    "t(cluster.isPremium ? 'clusterPage.premium' : 'clusterPage.notPremium')",
    '{ isPremium: cluster.isPremium }',
  ])('lets %s be, which decides nothing', (text) => {
    expect(ownVerdicts(parse('src/views/a.ts', `const a = ${text}`))).toEqual([])
  })

  it.each([
    'verdict.isAllowed ? <p /> : null',
    '!verdict.isAllowed ? undefined : <p />',
    'isAllowed && <p />',
    '(verdict.isAllowed && count > 0) && <p />',
    '() => { if (!verdict.isAllowed || isDismissed) return null }',
    "() => { if (!explain('open', 'Plans', context).isAllowed) { return null } }",
  ])('sees that %s takes away what may be refused in sight', (text) => {
    expect(vanishings(parse('src/views/a.tsx', `const a = ${text}`))).toHaveLength(1)
  })

  it.each([
    'verdict.isHidden ? null : <p />',
    'verdict.isAllowed ? null : reasons',
    'isAllowed ? <Page /> : <NotFoundPage />',
    '() => { if (verdict.isHidden) return null }',
    '() => { if (!isAllowed) return reasons }',
  ])('lets %s be, which shows what is refused', (text) => {
    expect(vanishings(parse('src/views/a.tsx', `const a = ${text}`))).toEqual([])
  })

  it.each(['<p>Hello there</p>', '<p>{"Hello there"}</p>', '<img alt="Hello" />', '<b title={`Hello`} />'])(
    'sees the literal text in %s',
    (text) => {
      expect(literalTexts(parse('src/ui/a.tsx', `export const A = () => ${text}`))).toHaveLength(1)
    },
  )

  it.each([
    '<p>{t("a.b")}</p>',
    '<i className="big" />',
    '<p>·</p>',
    '<Fact label="clusterPage.region" />',
    '<a href="/clusters">{name}</a>',
  ])('lets %s be', (text) => {
    expect(literalTexts(parse('src/ui/a.tsx', `export const A = () => ${text}`))).toEqual([])
  })
})
