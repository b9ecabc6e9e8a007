import { expect, it } from 'vitest'
import { createCspReports } from './csp-reports'

it('reports against the policy are kept, the latest, one or several at a time, until they are cleared', async () => {
  const { router, list, clear } = createCspReports(3)
  const send = async (body: string) => {
    const answer = await router.request('/', { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  }
  await send('{"a":1}')
  await send('[{"b":1},{"b":2}]')
  expect(list()).toEqual([{ a: 1 }, { b: 1 }, { b: 2 }])
  await send('no JSON')
  expect(list()).toEqual([{ b: 1 }, { b: 2 }, null])
  clear()
  expect(list()).toEqual([])
})
