import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSignedInBoot } from '../../testing/fake-boot'
import { App } from '../app'

async function openShell(person: Readonly<Record<string, unknown>> = {}, path = '/consumption') {
  history.replaceState(null, '', path)
  render(<App boot={createSignedInBoot({}, person).boot} />)
  return screen.findByRole('banner')
}
const menuOf = async (header: HTMLElement) => {
  await userEvent.click(within(header).getByRole('button', { name: /^Account menu of/ }))
  return screen.getByRole('menu')
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the header', () => {
  it.each([
    [true, ['Clusters /clusters', 'Data Apps /data-apps', 'Consumption /consumption']],
    [false, ['Clusters /clusters', 'Consumption /consumption']],
  ])('with the marketplace %s links to %s [SHL-006, SHL-024, SHL-D01]', async (enableMarketplace, links) => {
    const header = await openShell({ enableMarketplace })
    const navigation = within(header).getByRole('navigation')
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual(links)
  })

  it('has the logo as a link to the clusters [SHL-005]', async () => {
    const header = await openShell()
    const logo = within(header).getByRole('link', { name: 'Basalt Cloud, to your clusters' })
    expect(logo.getAttribute('href')).toBe('/clusters')
  })

  it.each([
    [{ fullName: 'Olive Owner' }, 'OO', 'Olive Owner'],
    [{ fullName: null, email: 'tara@sandbox.test' }, 'T', 'tara@sandbox.test'],
  ])('shows the initials of %j [SHL-008]', async (person, initials, name) => {
    const header = await openShell(person)
    expect(within(header).getByText(initials)).toBeTruthy()
    expect(within(header).getByRole('button', { name: `Account menu of ${name}` })).toBeTruthy()
  })

  it.each([
    [{ fullName: 'Olive Owner', email: 'olive@owner.test' }, 'Olive Owner olive@owner.test'],
    [{ fullName: null, email: 'tara@sandbox.test' }, 'tara@sandbox.test'],
  ])('says in the account menu as whom one is signed in: %j', async (person, words) => {
    const menu = await menuOf(await openShell(person))
    expect(within(menu).getByText(person.email).textContent?.trim()).toBe(words)
  })

  it('has the account menu of a person of whom neither name nor address is known [SHL-008]', async () => {
    const header = await openShell({ fullName: null, email: null })
    expect(within(header).getByRole('button', { name: 'Account menu of' }).textContent).toBe('')
  })

  it('has exactly the specified entries in the user menu, Log Out last [SHL-007, SHL-035, SHL-D01, SHL-D02]', async () => {
    const menu = await menuOf(await openShell())
    const items = within(menu).getAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['My Account', '/my-account'],
      ['IPU Units Consumption', '/consumption'],
      ['Help & Support', '/support'],
      ['About', null],
      ['Log Out', null],
    ])
  })

  it('moves in the menu by arrows and gives the focus back at Escape', async () => {
    const header = await openShell()
    await menuOf(header)
    expect(document.activeElement?.textContent).toBe('My Account')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Help & Support')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Log Out')
    await userEvent.keyboard('a')
    expect(document.activeElement?.textContent).toBe('About')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(within(header).getByRole('button', { name: /^Account menu of/ }))
  })
})

describe('the About dialog', () => {
  it('is 520 wide and has its seven links, those outside in a tab of their own [SHL-003, SHL-031, SHL-038, SHL-D03]', async () => {
    const menu = await menuOf(await openShell())
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'About' }))
    const dialog = await screen.findByRole('dialog', { name: 'About Basalt Cloud' })
    expect(dialog.style.width).toBe('520px')
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => [
          link.textContent?.replace(' (opens in a new tab)', ''),
          ...['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
        ]),
    ).toEqual([
      ['Company site', 'https://www.basalt.example/', '_blank', 'noopener noreferrer'],
      ['Learning', 'https://learn.basalt.example/', '_blank', 'noopener noreferrer'],
      ['Support', '/support', null, null],
      ['Documentation', 'https://docs.basalt.example/', '_blank', 'noopener noreferrer'],
      ['Community', 'https://community.basalt.example/', '_blank', 'noopener noreferrer'],
      ['Privacy policy', 'https://www.basalt.example/privacy', '_blank', 'noopener noreferrer'],
      ['Terms', 'https://www.basalt.example/terms', '_blank', 'noopener noreferrer'],
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('gives the focus back to the account menu at Escape', async () => {
    const header = await openShell()
    await userEvent.click(within(await menuOf(header)).getByRole('menuitem', { name: 'About' }))
    const dialog = await screen.findByRole('dialog', { name: 'About Basalt Cloud' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(within(header).getByRole('button', { name: /^Account menu of/ }))
  })
})

describe('the link before all else', () => {
  it('leads past the header to the content of the page', async () => {
    await openShell()
    const [first] = screen.getAllByRole('link')
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#content'])
    expect(screen.getByRole('main').id).toBe('content')
  })
})

describe('the footer', () => {
  it('links to Community, Documentation and Free Training outside [SHL-010]', async () => {
    await openShell()
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
    expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
      ['Community', 'https://community.basalt.example/'],
      ['Documentation', 'https://docs.basalt.example/'],
      ['Free Training', 'https://learn.basalt.example/free-training'],
    ])
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
  })
})

const offer = 'Upgrade To Premium and Receive $500 worth of free usage.'
const onTrial = { role: { id: 1, name: 'free' }, toggleFeatures: [{ key: 'payment', published: true }] }

describe('the trial banner', () => {
  it.each([
    [onTrial, '/consumption', true],
    [onTrial, '/plans', false],
    [onTrial, '/plans/', false],
    [{ ...onTrial, role: { id: 2, name: 'free' } }, '/consumption', false],
    [{ ...onTrial, toggleFeatures: [] }, '/consumption', false],
    [{ ...onTrial, toggleFeatures: [], features: [{ key: 'payment', toggle: true }] }, '/consumption', true],
  ])('for %j on %s is shown: %s [SHL-017, SHL-018, SHL-033]', async (person, path, isShown) => {
    await openShell(person, path)
    expect(screen.queryByText(offer) !== null).toBe(isShown)
  })

  it('has Dismiss and Upgrade, and goes away when dismissed [SHL-019, SHL-033, SHL-D08]', async () => {
    await openShell(onTrial)
    const banner = screen.getByRole('region', { name: 'Upgrade offer' })
    expect(within(banner).getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/plans')
    await userEvent.click(within(banner).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(offer)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('stays away on other pages once dismissed, and is back after a reload [SHL-D08]', async () => {
    history.replaceState(null, '', '/consumption')
    const { unmount } = render(<App boot={createSignedInBoot({}, onTrial).boot} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    const menu = await menuOf(screen.getByRole('banner'))
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Help & Support' }))
    await waitFor(() => expect(location.pathname).toBe('/support'))
    expect(screen.queryByText(offer)).toBeNull()

    unmount()
    await openShell(onTrial, '/consumption')
    expect(screen.getByText(offer)).toBeTruthy()
  })
})

describe('the theme', () => {
  it('follows the choice, remembers it, and follows the system again', async () => {
    const header = await openShell()
    await userEvent.click(within(header).getByRole('button', { name: 'Theme: System' }))
    expect(screen.getAllByRole('menuitemradio', { checked: true }).map((item) => item.textContent)).toEqual([
      'System',
    ])
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('basalt.theme')).toBe('dark')
    await userEvent.click(within(header).getByRole('button', { name: 'Theme: Dark' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('basalt.theme')).toBeNull()
  })
})
