import { createRequire } from 'node:module'
import { createCache } from '@ant-design/cssinjs'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { putBack } from './put-back'

afterEach(() => {
  putBack()
  cleanup()
  // A draft or a choice that one test leaves would stand in the form of the next.
  sessionStorage.clear()
  localStorage.clear()
})

// Code that a test asks for and does not wait for would arrive in the next file of the worker, which then cannot run.
afterAll(() => vi.dynamicImportSettled())

const reactInternals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

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

// antd forgets the rules of a component when the last one leaves the page, and computes them again for the next test: a
// quarter of the time of a test of a table. Here they are kept as long as the worker lives.
const styleCache: ReturnType<typeof createCache> = Object.getPrototypeOf(createCache())
styleCache.opUpdate = function (path, change) {
  const known = this.opGet(path)
  const next = change(known) ?? (known && [0, known[1]])
  if (next) this.cache.set(path, next)
}

// Loaded once a worker and before the tests: a dialog that opens must not spend a test's time on reading antd. Not before
// the lines above: the console's own store of rules takes the way to change one when it is made.
await import('../ui/dialog')

// Nor does antd put them into the page, where no test sees them: for every component that appears it looks through all
// the style sheets there for its own, a fifth of the time of a form.
const require = createRequire(import.meta.url)
const styleSheets: { updateCSS: () => HTMLElement } = createRequire(require.resolve('@ant-design/cssinjs'))(
  'rc-util/lib/Dom/dynamicCSS',
)
const nowhere = document.createElement('style')
styleSheets.updateCSS = () => nowhere

// React takes a stack for every element it makes, of which only its warnings would tell. It stops by itself at ten
// thousand, and begins again each second.
Object.defineProperty(Reflect.get(React, reactInternals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
})

// jsdom reads all rules of a browser's own style sheet for every element whose role or name is asked for, and again after
// every change of the page: half the time of a test of a long list. What tests see of them is what is drawn at all, and
// what as a block; everything else is as the element itself says. Hidden is as well what antd hides by a class, and the
// notices of @refinedev/antd: it finds another build of antd here, whose notices stand in the body until their time is
// over and so reach into the next file of a worker.
const styleOf = window.getComputedStyle.bind(window)
const noStyle = document.createElement('i').style
window.getComputedStyle = (element, pseudoElement) =>
  pseudoElement ? noStyle : new Proxy(ownStyle(element), { get: readAs(element) })

const readAs =
  (element: Element) =>
  (own: CSSStyleDeclaration, key: string | symbol): unknown => {
    if (key === 'display') return displayOf(element)
    if (key === 'visibility') return visibilityOf(element)
    if (key === 'getPropertyValue') return (name: string) => readAs(element)(own, name)
    const value: unknown = Reflect.get(own, key)
    return typeof value === 'function' ? value.bind(own) : value
  }

const ownStyle = (element: Element): CSSStyleDeclaration =>
  element instanceof HTMLElement && element.hasAttribute('style') ? element.style : noStyle

function displayOf(element: Element): string {
  const own = ownStyle(element).display
  if (own !== '') return own
  if (element.hasAttribute('hidden') || isHiddenByClass(element)) return 'none'
  if (element.localName === 'dialog') return element.hasAttribute('open') ? 'block' : 'none'
  if (element.localName === 'input' && element.getAttribute('type') === 'hidden') return 'none'
  const known = displays.get(element.localName) ?? styleOf(document.createElement(element.localName)).display
  displays.set(element.localName, known)
  return known
}

/** What a browser's own style sheet says of an element, by its name. */
const displays = new Map<string, string>()

function isHiddenByClass(element: Element): boolean {
  const names = element.getAttribute('class') ?? ''
  const isNotices = element.parentNode === document.body && element.classList.contains('ant-notification')
  return isNotices || (names.startsWith('ant-') && names.includes('-hidden'))
}

function visibilityOf(element: Element | null): string {
  if (!element) return 'visible'
  return ownStyle(element).visibility || visibilityOf(element.parentElement)
}

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
