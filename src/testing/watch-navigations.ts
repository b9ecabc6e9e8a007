import { onTestFinished } from 'vitest'

type Listening = (event: 'jsdomError', listener: (error: Error) => void) => void
type VirtualConsole = { on: Listening; off: Listening }

/** How often the page was left for another one, until the test ends: what jsdom cannot do, and says. */
export function watchNavigations(): { count: () => number } {
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: VirtualConsole }
  let count = 0
  const hear = ({ message }: Error) => {
    if (message.includes('navigation')) count += 1
  }
  virtualConsole.on('jsdomError', hear)
  onTestFinished(() => virtualConsole.off('jsdomError', hear))
  return { count: () => count }
}
