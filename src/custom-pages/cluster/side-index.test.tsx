import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { renderWithProviders } from '../../testing/render-with-providers'
import { SideIndex } from './side-index'

const sections = [
  { anchor: 'people', title: 'clusterUsers.many', content: null },
  { anchor: 'ranges', title: 'whitelists.title', content: null },
  { anchor: 'more', title: { en: 'More' }, content: null },
] as const

/** Pixels from the window's top to the start of each section. */
let tops: Readonly<Record<string, number>> = {}
const scrolled: string[] = []
const page = { scrollHeight: 3000, clientHeight: 600, scrollTop: 0 }

beforeEach(() => {
  tops = { people: 40, ranges: 900, more: 1800 }
  scrolled.length = 0
  page.scrollTop = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 0, 0)
  })
  for (const key of ['scrollHeight', 'clientHeight', 'scrollTop'] as const)
    Object.defineProperty(document.documentElement, key, { configurable: true, get: () => page[key] })
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
})
afterEach(() => {
  for (const key of ['scrollHeight', 'clientHeight', 'scrollTop'])
    Reflect.deleteProperty(document.documentElement, key)
})

function renderIndex(path = '/clusters/demo?tab=access-and-security') {
  return renderWithProviders(
    <>
      <SideIndex sections={sections} />
      {sections.map(({ anchor }) => (
        <div key={anchor} id={anchor} style={{ scrollMarginTop: '100px' }} />
      ))}
    </>,
    { path },
  )
}

const current = () => screen.getAllByRole('link', { current: 'location' }).map((link) => link.textContent)

describe('the index beside the sections of a tab', () => {
  it('leads to each of them within the open tab [DET-009]', () => {
    const { address, router } = renderIndex()
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cluster Administration Users', '/clusters/demo?tab=access-and-security#people'],
      ['IP Whitelisting', '/clusters/demo?tab=access-and-security#ranges'],
      ['More', '/clusters/demo?tab=access-and-security#more'],
    ])
    // The page scrolls to the section, and not to its top before.
    fireEvent.click(screen.getByRole('link', { name: 'More' }))
    expect(address()).toBe('/clusters/demo?tab=access-and-security')
    expect([router.state.location.hash, router.state.preventScrollReset]).toEqual(['#more', true])
  })

  it('marks the section being read: the last that begins above 16 px below its place, and the last of all at the foot', async () => {
    renderIndex()
    expect(current()).toEqual(['Cluster Administration Users'])
    tops = { people: -860, ranges: 117, more: 1000 }
    fireEvent.scroll(window)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(current()).toEqual(['Cluster Administration Users'])
    tops = { people: -861, ranges: 116, more: 999 }
    fireEvent.scroll(window)
    await waitFor(() => expect(current()).toEqual(['IP Whitelisting']))
    page.scrollTop = 2398
    fireEvent(window, new Event('resize'))
    await waitFor(() => expect(current()).toEqual(['More']))
  })

  it('marks the first where none has begun yet, and where nothing scrolls what stands highest', () => {
    tops = { people: 300, ranges: 600, more: 900 }
    renderIndex()
    expect(current()).toEqual(['Cluster Administration Users'])
  })

  it('goes back to the section that the address names already, with the focus [DET-009]', () => {
    renderIndex('/clusters/demo?tab=access-and-security#ranges')
    fireEvent.click(screen.getByRole('link', { name: 'IP Whitelisting' }))
    expect(scrolled).toEqual(['ranges'])
    expect(document.activeElement?.id).toBe('ranges')
  })
})
