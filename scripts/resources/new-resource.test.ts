import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readResourceFile } from '../../src/definitions/file/read-resource-file'
import { inRoot } from '../processes.mjs'
import { draftOf } from './draft'
import { fixturesText, jsonText, testText, typeScriptText } from './templates'

const flags = {
  name: 'access-keys',
  fields: 'name:text!,purpose:choice(read|write)!,limit:number,tags:list,note:long-text,isActive:boolean',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-resource-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a new resource', () => {
  it('in JSON has no fault, and rows for the sandbox', () => {
    const { definition, faults, fixtures } = readResourceFile(
      jsonText(draftOf({ ...flags, format: 'json' })),
      '/resources/access-keys.json',
    )

    expect(faults).toEqual([])
    expect(definition.label).toEqual({ one: { en: 'Access key' }, many: { en: 'Access keys' } })
    expect(definition.list.columns).toEqual(['name', 'purpose', 'limit', 'tags', 'isActive'])
    expect(fixtures).toEqual([
      { name: 'Name 1', purpose: 'write', limit: 1, tags: ['Tags 1'], note: 'Note 1', isActive: true },
      { name: 'Name 2', purpose: 'read', limit: 2, tags: ['Tags 2'], note: 'Note 2', isActive: false },
    ])
  })

  it.each(['user', 'cluster'])(
    'in TypeScript is a definition of the scope %s that can be loaded',
    async (scope) => {
      const draft = draftOf({ ...flags, scope })
      const text = typeScriptText(draft)
        .replaceAll("from '../../../", `from '${inRoot('src')}/`)
        .replace("'zod/mini'", `'${inRoot('node_modules', 'zod', 'mini', 'index.js')}'`)
      const file = path.join(folder, `${scope}.ts`)
      writeFileSync(file, text)

      const { accessKeys } = await import(file)

      expect(accessKeys).toMatchObject({
        name: 'access-keys',
        scope,
        access: { subject: scope === 'user' ? 'Account' : 'ClusterConfiguration' },
        create: { call: { method: 'POST' } },
      })
      expect(accessKeys.schema.safeParse({ id: '1', ...JSON.parse(fixturesText(draft))[0] }).success).toBe(
        true,
      )
      expect(typeScriptText(draft)).toContain('} as const satisfies Record<string, FieldDefinition>\n')
      expect(typeScriptText(draft).split('\n').length).toBeLessThan(70)
      expect(testText(draft)).toContain("rig.call('owner', 'POST', path, values)")
    },
  )

  it.each([
    [{ name: 'Key' }, '--name: a plural in lower case'],
    [{ name: 'plans' }, '--name: /plans is an address of the console itself'],
    [{ name: 'keys', scope: 'tenant' }, '--scope: "user" or "cluster"'],
    [{ name: 'keys', format: 'yaml' }, '--format: "ts" or "json"'],
    [{ name: 'keys', fields: 'name:string' }, '--fields: "name:string" is no field'],
  ])('is refused with %j', (wrong, sentence) => {
    expect(() => draftOf(wrong)).toThrow(sentence)
  })

  it('is under sixty lines in the documentation, in both formats', () => {
    for (const file of ['api-keys.json', 'webhooks.ts']) {
      const lines = readFileSync(inRoot('docs', 'examples', file), 'utf8')
        .trimEnd()
        .split('\n')
      expect(lines.length).toBeLessThan(60)
    }
  })
})
