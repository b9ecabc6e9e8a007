import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isProtectedPath } from '../../src/app/protected-path'

const folder = fileURLToPath(new URL('../../docs/requirements', import.meta.url))

/** What part 1 says of itself (D1, introduction), area by area, with an address of each that asks for a sign-in. */
const areasOfPart1 = {
  auth: '/clusters',
  shell: '/clusters',
  clusters: '/clusters',
  'cluster-create': '/clusters/create',
  invitations: '/users/acceptclusterinv',
  plans: '/plans',
  'consent-flow': '/consentflow',
  consumption: '/consumption',
  support: null,
} as const

/** And what it leaves to the other two parts. */
const areasOfOtherParts = ['cluster-detail', 'data-agents', 'sub-clusters', 'data-apps', 'account']

/** These belong to every part: the wire, who may do what, errors, and the product as a whole. */
const sharedAreas = ['api', 'access', 'errors', 'platform']

/** Of the requirement rows of an area, how many cite each part. */
function partsCitedBy(area: string): Record<string, number> {
  const [rows = ''] = readFileSync(`${folder}/${area}.md`, 'utf8').split(/^## Decisions/m)
  const cited: Record<string, number> = {}
  for (const [, part = ''] of rows.matchAll(/^\| [A-Z]+-\d+ \|.*\| (D[123])\b[^|]*\|$/gm))
    cited[part] = (cited[part] ?? 0) + 1
  return cited
}

const isMostlyOfPart1 = (area: string): boolean => {
  const { D1 = 0, D2 = 0, D3 = 0 } = partsCitedBy(area)
  return D1 > D2 + D3
}

describe('the three parts of the specification', () => {
  it.each(Object.keys(areasOfPart1))('part 1 is where %s comes from [PLT-003]', (area) => {
    expect(partsCitedBy(area)).toHaveProperty('D1')
    expect(isMostlyOfPart1(area)).toBe(true)
  })

  it('parts 2 and 3 are where every other area comes from [PLT-003]', () => {
    const others = readdirSync(folder)
      .map((name) => name.replace('.md', ''))
      .filter((area) => area !== 'README' && !(area in areasOfPart1) && !sharedAreas.includes(area))
    expect(others).toEqual(expect.arrayContaining(areasOfOtherParts))
    expect(others.filter(isMostlyOfPart1)).toEqual([])
  })

  it('each area of part 1 that needs a sign-in has its address in the console [PLT-003]', () => {
    const addresses = Object.values(areasOfPart1).filter((path) => path !== null)
    expect(addresses.filter((path) => !isProtectedPath(path))).toEqual([])
  })
})
