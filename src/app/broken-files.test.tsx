import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { faultLine } from '../definitions/fault-line'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { brokenFiles, exampleWith } from '../testing/broken-resource-files'
import { createSignedInBoot } from '../testing/fake-boot'
import { mutatedFiles } from '../testing/mutated-files'
import { App } from './app'
import { definitionFaults } from './definition-faults'
import { loadDeployedDefinitions } from './deployed-definitions'

const path = '/resources/api-keys.json'

/**
 * The lines about one file beside the console, and the milliseconds of computing they took: the least of five times, as
 * compiling and collecting garbage are counted where they happen to fall.
 */
async function judge(content: string) {
  const site: typeof fetch = async () => new Response(content)
  const times: number[] = []
  for (;;) {
    const before = process.cpuUsage()
    const { faults, definitions } = await loadDeployedDefinitions([path], site)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    const took = Math.min(...times)
    if (took < 100 || times.length === 5)
      return { lines: [...faults.values()].flat().map(faultLine), definitions, took }
  }
}

// What was found wrong is kept as long as the page; here the page goes on with the next test.
afterEach(() => definitionFaults.add(new Map([...definitionFaults.all().keys()].map((name) => [name, []]))))

describe('a broken definition file', () => {
  it.each(brokenFiles)('with $what is refused with id, line and hint', async ({ content, line }) => {
    const { lines, took } = await judge(content)
    expect(lines.some((each) => each.startsWith(`${path}:`) && each.includes(line))).toBe(true)
    expect(lines.length).toBeLessThan(60)
    expect(took).toBeLessThan(100)
  })

  it('of 64 levels and of 1 MB is still read', async () => {
    const nested = JSON.parse(`${'{"a":'.repeat(60)}{}${'}'.repeat(60)}`)
    const rows = [
      { name: 'Deep', nested },
      { name: 'Long', note: 'a'.repeat(980_000) },
    ]
    expect((await judge(exampleWith({ fixtures: rows }))).lines).toEqual([])
  })

  it('with a byte order mark is read like any other', async () => {
    expect(readResourceFile(`\uFEFF${exampleWith({})}`, path).faults).toEqual([])
  })

  it('says where each of several faults stands', async () => {
    const content =
      '{\n  "nam": "api-keys",\n  "fields": {\n    "name": { "type": "text", "labl": "Name" }\n  }\n}'
    const { lines } = await judge(content)
    expect(lines).toContain(`${path}:2:3: R023 api-keys: no key "nam"; did you mean "name"?`)
    expect(lines).toContain(`${path}:4:31: R023 api-keys.fields.name: no key "labl"; did you mean "label"?`)
    expect(lines).toContain(`${path}:4:5: R102 api-keys.fields.name.label: is missing`)
    expect(lines).toContain(`${path}:1:1: R102 api-keys.scope: is missing`)
  })

  it('tells the first fifty faults, and how many more there are', async () => {
    const numbered = (value: unknown) =>
      Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`key${index}`, value]))
    const { lines } = await judge(exampleWith({ fields: numbered(1) }))
    expect(lines).toHaveLength(51)
    expect(lines[50]).toBe(`${path}:1:1: R125 api-keys: 50 more faults; mend these first`)

    const unknown = await judge(exampleWith(numbered(1)))
    expect(unknown.lines).toHaveLength(41)
    expect(unknown.lines[40]).toContain('R023 api-keys: 60 more keys are not known')
  })

  it('leaves the prototype of everything alone, and the console around it', async () => {
    history.replaceState(null, '', '/api-keys')
    const content = '{"__proto__": {"isAdmin": true}, "name": "api-keys"}'
    const { boot } = createSignedInBoot({ [`GET ${path}`]: JSON.parse(content) })
    render(<App boot={{ ...boot, config: { ...boot.config, resources: [path] } }} />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(`${path}1:2 R123 api-keys.__proto__`)
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })
})

describe('a definition file changed at random', () => {
  it.each(mutatedFiles(200))(
    '$seed is refused or accepted, and never more than that',
    async ({ content }) => {
      const { lines, definitions, took } = await judge(content)
      expect(definitions).toHaveLength(1)
      expect(took).toBeLessThan(100)
      for (const line of lines) expect(line).toMatch(/^\/resources\/api-keys\.json:\d+:\d+: R\d{3} \S+: \S/)
    },
  )
})
