import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nameFrom, readAnswer } from './read-answer'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

const address = 'https://api.example/v1/rules'
const answering = (text: string) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text))

describe('an answer in a file', () => {
  it('is called like the file, and may begin with a mark of its order of bytes', async () => {
    const file = path.join(folder, 'alertRules.json')
    writeFileSync(file, '\uFEFF[{ "id": 1 }]')
    expect(await readAnswer(file, [])).toEqual({
      answer: [{ id: 1 }],
      name: 'alert-rules',
      path: '/alert-rules',
      notes: [],
    })
  })

  it('is looked for where the person is who calls, not in the root of the project', async () => {
    writeFileSync(path.join(folder, 'near-rules.json'), '[{ "id": 1 }]')
    vi.stubEnv('INIT_CWD', folder)
    expect((await readAnswer('near-rules.json', [])).answer).toEqual([{ id: 1 }])
  })

  it('of more than 20 MB is refused, and so is one that is not there', async () => {
    const file = path.join(folder, 'large.json')
    writeFileSync(file, '[]')
    truncateSync(file, 20_000_001)
    await expect(readAnswer(file, [])).rejects.toThrow('has more than 20 MB')
    await expect(readAnswer(path.join(folder, 'none.json'), [])).rejects.toThrow('There is no file')
  })
})

describe('an answer at an address', () => {
  it('is asked for as JSON, with headers as they were meant, and no further than its host', async () => {
    const asked = answering('[]')
    await readAnswer(address, ['authorization:  Bearer a:b ', 'x-team: a'])
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      headers: { accept: 'application/json', authorization: 'Bearer a:b', 'x-team': 'a' },
      redirect: 'error',
    })
  })

  it.each([':x', 'authorization'])('is not asked for with the header %j', async (header) => {
    const asked = answering('[]')
    await expect(readAnswer(address, [header])).rejects.toThrow(`--header: "${header}" is none`)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is waited for a quarter of a minute', async () => {
    const patience = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('too late')))
    await expect(readAnswer('http://127.0.0.1:9/rules', [])).rejects.toThrow(
      'does not answer: Error: too late',
    )
    expect(patience).toHaveBeenCalledWith(15_000)
  })

  it('of more than 20 MB is refused', async () => {
    answering(`"${'x'.repeat(20_000_000)}"`)
    await expect(readAnswer(address, [])).rejects.toThrow('answers more than 20 MB')
  })
})

it.each([
  ['alertRules', 'alert-rules'],
  ['SSH_keys', 'ssh-keys'],
  ['2024-rules-', 'rules'],
  ['-', 'records'],
])('what is called %s is a resource %s', (word, name) => {
  expect(nameFrom(word)).toBe(name)
})
