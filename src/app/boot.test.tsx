import { expect, it, onTestFinished, vi } from 'vitest'
import shipped from '../../public/config.json'
import { chooseTheme } from '../ui/theme-choice'

class FakeWorker {
  postMessage() {}
  terminate() {}
}

it('the start of a page comes with its look, its policy of scripts, and the address that the provider sent back', async () => {
  onTestFinished(() => {
    history.replaceState(null, '', '/')
    chooseTheme('system')
  })
  chooseTheme('dark')
  delete document.documentElement.dataset.theme
  history.replaceState(null, '', '/?error=access_denied&error_description=user%20is%20blocked&state=s')
  const steps = history.length
  const policies: string[] = []
  const asked: unknown[] = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('trustedTypes', { createPolicy: (name: string) => void policies.push(name) })
  vi.stubGlobal('fetch', async (input: unknown) => {
    asked.push(input)
    return Response.json(shipped)
  })
  const { bootResult } = await import('./boot')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(policies).toEqual(['default'])
  expect(await bootResult).toMatchObject({
    kind: 'signed-out',
    refusal: { name: 'access_denied', message: 'user is blocked' },
  })
  expect(asked).toEqual(['/config.json'])
  expect([`${location.pathname}${location.search}`, history.length]).toEqual(['/', steps])
})
