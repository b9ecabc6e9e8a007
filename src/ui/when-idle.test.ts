import { beforeEach, expect, it, vi } from 'vitest'

let whenIdle: typeof import('./when-idle').whenIdle

beforeEach(async () => {
  // What other tests left behind is not waited for.
  vi.resetModules()
  whenIdle = (await import('./when-idle')).whenIdle
  vi.useFakeTimers()
})

/** Notes when it begins; the test says when it ends. */
function task(name: string, begun: string[]) {
  let end: () => void = vi.fn()
  let fail: () => void = vi.fn()
  const over = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = () => reject(new Error(name))
  })
  const run = () => {
    begun.push(name)
    return over
  }
  return { run, end, fail }
}

it('waits for a while, and begins no task before the one before it has ended', async () => {
  const begun: string[] = []
  const [first, second] = [task('first', begun), task('second', begun)]
  whenIdle(first.run)
  whenIdle(second.run)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun).toEqual(['first'])
  first.end()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['first', 'second'])
  second.end()
})

it('begins first what waits less, whatever was asked for before', async () => {
  const begun: string[] = []
  const [later, sooner] = [task('later', begun), task('sooner', begun)]
  whenIdle(later.run)
  whenIdle(sooner.run, 1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun).toEqual(['sooner'])
  sooner.end()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['sooner', 'later'])
  later.end()
})

it('goes on after a task that failed', async () => {
  const begun: string[] = []
  const [failing, next] = [task('failing', begun), task('next', begun)]
  whenIdle(failing.run)
  whenIdle(next.run)
  await vi.advanceTimersByTimeAsync(60_000)
  failing.fail()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['failing', 'next'])
  next.end()
})

it('does not begin what was called off, not even while another task goes on', async () => {
  const begun: string[] = []
  const [early, running, waiting] = [task('early', begun), task('running', begun), task('waiting', begun)]
  whenIdle(early.run)()
  whenIdle(running.run)
  const callOff = whenIdle(waiting.run)
  await vi.advanceTimersByTimeAsync(60_000)
  callOff()
  running.end()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['running'])
})

it('asks the browser, where it can tell, when nothing else goes on, and waits five seconds for that at most', async () => {
  const asked: { idle: () => void; options: unknown }[] = []
  vi.stubGlobal('requestIdleCallback', (idle: () => void, options: unknown) => asked.push({ idle, options }))
  const begun: string[] = []
  const only = task('only', begun)
  whenIdle(only.run)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked.map(({ options }) => options), begun]).toEqual([[{ timeout: 5_000 }], []])
  asked[0]?.idle()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['only'])
  only.end()
})
