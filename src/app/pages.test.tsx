import { expect, it, vi } from 'vitest'
import { preloadPages } from './pages'
import type { PageRoute } from './route-table'

const asked: string[] = []
const arrive: (() => void)[] = []

function page(path: string, more: Partial<PageRoute> = {}): PageRoute {
  const load = () => {
    asked.push(path)
    return new Promise<() => null>((resolve) => arrive.push(() => resolve(() => null)))
  }
  return { path, title: 'shell.clusters', load, ...more }
}

const whenIdle: (() => void)[] = []
vi.mock('../ui/when-idle', () => ({ whenIdle: (task: () => void) => whenIdle.push(task) }))
vi.mock('./route-table', () => ({
  pageRoutes: [page('/first'), page('/rare', { isRare: true }), page('/second')],
}))

it('fetches one page after the other, each when nothing else goes on, and none that few people open', async () => {
  void preloadPages()
  await vi.waitFor(() => expect(arrive).toHaveLength(1))
  expect(asked).toEqual(['/first'])
  arrive[0]?.()
  await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
  expect(asked).toEqual(['/first'])
  whenIdle[0]?.()
  await vi.waitFor(() => expect(asked).toEqual(['/first', '/second']))
})
