import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inRoot } from '../processes.mjs'

const source = readFileSync(inRoot('scripts', 'resources', 'preview-page.js'), 'utf8')

/** The script of a previewed page; `look` lets it look once more, and answers how long it had waited. */
async function openPage(answers: readonly (string | null)[]) {
  const left = [...answers]
  const waits: [() => void, number][] = []
  const page = { asked: new Set<string>(), reloads: 0 }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  runInNewContext(source, {
    fetch: async (address: string, { cache }: { cache: string }) => {
      page.asked.add(`${address} ${cache}`)
      const version = left.shift()
      if (version === undefined) throw new Error('no server')
      return version === null ? { ok: false } : { ok: true, json: async () => ({ version }) }
    },
    location: {
      reload: () => {
        page.reloads += 1
      },
    },
    setTimeout: (look: () => void, after: number) => waits.push([look, after]),
  })
  await settled()
  const look = async () => {
    const [next, after] = waits.shift() ?? []
    next?.()
    await settled()
    return after
  }
  return { page, look, waiting: () => waits.length }
}

it('a previewed page loads itself again within a second of a change, and not before', async () => {
  const { page, look, waiting } = await openPage(['1', '1', '2'])
  expect(await look()).toBeLessThanOrEqual(1_000)
  expect(page).toEqual({ asked: new Set(['/preview.json no-store']), reloads: 0 })
  await look()
  expect([page.reloads, waiting()]).toEqual([1, 0])
})

it('a previewed page outlives a server that is gone for a while, and sees what changed meanwhile', async () => {
  const { page, look } = await openPage(['1', null, '2'])
  await look()
  expect(page.reloads).toBe(0)
  await look()
  expect(page.reloads).toBe(1)
  const gone = await openPage(['1'])
  await gone.look()
  expect([gone.page.reloads, gone.waiting()]).toEqual([0, 1])
})
