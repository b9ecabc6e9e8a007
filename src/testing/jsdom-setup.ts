import { createCache } from '@ant-design/cssinjs'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
// Loaded once a worker and before the tests: a dialog that opens must not spend a test's time on reading antd.
import '../ui/dialog'

afterEach(() => {
  cleanup()
  // A draft or a choice that one test leaves would stand in the form of the next.
  sessionStorage.clear()
  localStorage.clear()
})

// Code that a test asks for and does not wait for would arrive in the next file of the worker, which then cannot run.
afterAll(() => vi.dynamicImportSettled())

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

// antd measures the scrollbar of every table by the styles of its body and of a pseudo-element: jsdom has no scrollbars,
// knows no pseudo-elements, and takes as long for the answer as React for the table.
const styleOf = window.getComputedStyle.bind(window)
const noStyle = document.createElement('i').style
window.getComputedStyle = (element, pseudoElement) =>
  pseudoElement || element.matches('.ant-table-content, .ant-table-body') ? noStyle : styleOf(element)

// antd forgets the rules of a component when the last one leaves the page, and computes them again for the next test: a
// quarter of the time of a test of a table. Here they are kept as long as the worker lives.
const styleCache: ReturnType<typeof createCache> = Object.getPrototypeOf(createCache())
styleCache.opUpdate = function (path, change) {
  const known = this.opGet(path)
  const next = change(known) ?? (known && [0, known[1]])
  if (next) this.cache.set(path, next)
}

// jsdom reads every rule for every element whose role is asked for: with antd's style sheets a table takes ten times as
// long. Tests see none of them, but for what antd hides by a class. @refinedev/antd finds another build of antd here,
// whose notices stand in the body until their time is over and so reach into the next file of a worker: hidden as well.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => {}, configurable: true })
const hidden = document.createElement('style')
hidden.textContent = '[class^="ant-"][class*="-hidden"], body > .ant-notification { display: none }'
document.head.append(hidden)

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
