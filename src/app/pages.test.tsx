import { beforeEach, expect, it, vi } from 'vitest'
import { preloadPage, preloadPages } from './pages'
import type { PageRoute } from './route-table'

const asked: string[] = []

function page(path: string, more: Partial<PageRoute> = {}): PageRoute {
  const load = () => {
    asked.push(path)
    return Promise.resolve(() => null)
  }
  return { path, title: 'shell.clusters', load, ...more }
}

const whenIdle: { task: () => unknown; delay?: number }[] = []
vi.mock('../ui/when-idle', () => ({
  whenIdle: (task: () => unknown, delay?: number) => whenIdle.push({ task, delay }),
}))
vi.mock('./route-table', () => {
  const pageRoutes = [page('/first'), page('/rare', { isRare: true }), page('/second')]
  return {
    pageRoutes,
    pageAt: (pathname: string) => pageRoutes.find(({ path }) => path === pathname) ?? null,
  }
})

beforeEach(() => {
  asked.length = 0
  whenIdle.length = 0
})

it('fetches each page when nothing else goes on, the first before all else, and none that few people open', async () => {
  preloadPages()
  expect(asked).toEqual([])
  // After them comes the page of any other resource.
  expect(whenIdle.map(({ delay }) => delay)).toEqual([1_000, undefined, undefined])
  await whenIdle[0]?.task()
  expect(asked).toEqual(['/first'])
  await whenIdle[1]?.task()
  expect(asked).toEqual(['/first', '/second'])
})

it('fetches the page that a person is about to open, though few people do, and no other', () => {
  preloadPage('/nowhere')
  preloadPage('/rare')
  expect(asked).toEqual(['/rare'])
})
