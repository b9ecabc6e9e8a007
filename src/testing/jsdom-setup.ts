import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** A busy machine draws slowly; a test that waits in vain still ends well before its own limit. */
configure({ asyncUtilTimeout: 30_000 })

/** What jsdom lacks and antd or the virtual list asks for at start. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const gaps = {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
  ResizeObserver: QuietObserver,
  IntersectionObserver: QuietObserver,
  scrollTo: () => {},
}

for (const [name, value] of Object.entries(gaps))
  Object.defineProperty(window, name, { value, writable: true, configurable: true })

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
