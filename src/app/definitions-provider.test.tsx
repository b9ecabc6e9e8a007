import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { definitionFaults } from './definition-faults'
import { DefinitionsProvider } from './definitions-provider'

const paths = ['/resources/left-behind.json']

// What was found wrong is kept as long as the page; here the page goes on with the next test.
afterEach(() => {
  definitionFaults.add(new Map([['left-behind', []]]))
  history.replaceState(null, '', '/')
})

function draw(path: string, answer: () => Promise<Response>) {
  history.replaceState(null, '', path)
  const send = vi.fn(answer)
  const { unmount } = render(
    <DefinitionsProvider paths={paths} send={send}>
      drawn
    </DefinitionsProvider>,
  )
  return { send, unmount }
}

it('files that wait for the list of clusters are not read for who has left meanwhile', () => {
  vi.useFakeTimers()
  const { send, unmount } = draw('/clusters', () => new Promise(() => {}))
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(send).not.toHaveBeenCalled()
})

it.each([
  ['/signin?redirect_to=%2Fapi-keys', 0],
  ['/api-keys', 0],
  ['/signin?redirect_to=%2Fclusters', 1],
  ['/signin', 1],
  ['/', 1],
])('at %s files are read at once where the list of clusters is not next: %i timers', (path, timers) => {
  vi.useFakeTimers()
  draw(path, () => new Promise(() => {}))
  expect(vi.getTimerCount()).toBe(timers)
})

it('what is read once nobody is there any more is not reported', async () => {
  let answer: (file: Response) => void = () => {}
  const { send, unmount } = draw('/api-keys', () => new Promise((resolve) => (answer = resolve)))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  unmount()
  await act(async () => answer(new Response('{')))
  await vi.dynamicImportSettled()
  expect(definitionFaults.all().get('left-behind') ?? []).toEqual([])
})
