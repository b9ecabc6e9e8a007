import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CodeFrame } from './code-frame'
import { Dialog } from './dialog'
import { ExternalLink } from './external-link'
import { FullPage } from './full-page'
import { Icon } from './icon'
import { openInNewTab } from './open-in-new-tab'
import { SidePanel } from './side-panel'
import { Spinner } from './spinner'

/** The place in the document in which the console is drawn. */
function standRoot() {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  onTestFinished(() => root.remove())
  return root
}

it('a dialog stands within the page, so that nothing of that is moved or covered by another', () => {
  const root = standRoot()
  render(
    <Dialog title="Add" onClose={() => {}}>
      Text
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Add' })
  expect([root.contains(dialog), dialog.style.width]).toEqual([true, '520px'])
  expect(dialog.querySelector('.dialog-actions')).toBeNull()
})

it('a panel stands within the page, is called by its title, and is closed by its cross', () => {
  const root = standRoot()
  const onClose = vi.fn()
  render(
    <SidePanel title="Version 2" kicker={<p>News</p>} width={400} onClose={onClose}>
      What is new
    </SidePanel>,
  )
  const panel = screen.getByRole('dialog', { name: 'Version 2' })
  expect(root.contains(panel)).toBe(true)
  expect(within(panel).getByRole('heading', { level: 2 }).previousElementSibling?.textContent).toBe('News')
  expect(within(panel).getByText('What is new')).toBeDefined()
  expect(document.querySelector('.ant-drawer-right')).not.toBeNull()
  fireEvent.click(within(panel).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('a page of one message is a whole page: its title is the heading, and that of the tab', () => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  render(<FullPage icon="alert" title="Nothing here" text="Go back" />)
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here')
  expect(page.getByText('Go back')).toBeDefined()
  expect(document.title).toMatch(/^Nothing here\b.+/)
})

it('what leaves the console opens beside it, and has no way back into it', () => {
  const opened: (string | null)[][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(['href', 'target', 'rel'].map((name) => this.getAttribute(name)))
  })
  openInNewTab('https://docs.basalt.test/')
  const beside = ['https://docs.basalt.test/', '_blank', 'noopener noreferrer']
  expect(opened).toEqual([beside])
  render(
    <ExternalLink href="https://docs.basalt.test/" className="button">
      Documents
    </ExternalLink>,
  )
  const link = screen.getByRole('link', { name: /^Documents ?\(opens in a new tab\)$/ })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual(beside)
  expect(link.className).toBe('button')
})

it('lines of code stand as they are, beside what copies them', () => {
  const { container } = render(<CodeFrame text={'pip install\n  basalt'} what="commands" />)
  expect(container.querySelector('pre')?.textContent).toBe('pip install\n  basalt')
  expect(screen.getByRole('button', { name: 'Copy commands' })).toBeDefined()
})

it('what is on its way is read out, in its own words where it has some', () => {
  const { rerender } = render(<Spinner />)
  const said = () => screen.getByRole('status')
  expect([said().textContent, said().querySelector('.visually-hidden')?.textContent]).toEqual([
    'Loading',
    'Loading',
  ])
  rerender(<Spinner text="Reading" />)
  expect([said().textContent, said().querySelector('.visually-hidden')]).toEqual(['Reading', null])
  expect(said().querySelector('.icon-spinning')).not.toBeNull()
})

it('an icon is for eyes alone, 16 pixels large, and turns where something is under way', () => {
  const { container, rerender } = render(<Icon name="close" />)
  const look = () =>
    ['aria-hidden', 'focusable', 'width', 'height', 'class'].map((name) =>
      container.querySelector('svg')?.getAttribute(name),
    )
  expect(look()).toEqual(['true', 'false', '16', '16', 'icon'])
  rerender(<Icon name="close" size={26} isSpinning />)
  expect(look()).toEqual(['true', 'false', '26', '26', 'icon icon-spinning'])
})
