import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noteRecordFaults } from '../../../api/record-faults'
import { noPolicies } from '../../../domain/cluster'
import type { IpWhitelist } from '../../../domain/ip-whitelist'
import { ScopeContext } from '../../../providers/scope-context'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ResourceSection } from '../../../views/section/resource-section'
import { whitelists } from './definition'
import { rangeWarning } from './form'

const office: IpWhitelist = { id: 'w-1', range: '203.0.113.0/24', description: 'Office', isActive: true }
const home: IpWhitelist = { id: 'w-2', range: '192.0.2.1', description: null, isActive: false }

/** An entry of the list that could not be read. */
const unread = { number: 3, id: null, name: null, isShown: false, values: [] }

function renderWhitelists(
  options: {
    policy?: string[]
    isOn?: boolean
    platforms?: string[]
    ownAddress?: string
    /** In place of two of which one is off, and a third that cannot be read. */
    allRows?: IpWhitelist[]
  } = {},
) {
  const { policy = ['list', 'create', 'update', 'delete'], isOn = true, platforms = ['gc'] } = options
  const { ownAddress, allRows } = options
  const rows = [office, home]
  const api = createFakeApi({
    listWhitelists: () => allRows ?? noteRecordFaults([...rows], [unread]),
    addWhitelist: () => ({ message: 'The server added it' }),
    changeWhitelist: () => ({ message: 'The server changed it' }),
    deleteWhitelist: () => {
      rows.pop()
      return { message: 'The server deleted it' }
    },
  })
  const cluster = buildClusterDetail({ name: 'sales', policies: { ...noPolicies, whitelist: policy } })
  const person = buildPerson({
    platformActions: [{ name: 'whitelisting', platforms }],
    toggleFeatures: [{ key: 'whitelist', isPublished: isOn }],
  })
  return renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ResourceSection definition={whitelists} />
    </ScopeContext>,
    {
      ...{ api, person, path: '/clusters/sales?tab=access-and-security' },
      session: {
        addressService: ownAddress ? { url: '/own', send: async () => new Response(ownAddress) } : null,
      },
    },
  )
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const lastText = (notices: { message: string }[]) => notices.at(-1)?.message

describe('the IP whitelist', () => {
  it('shows its ranges with the controls that change them [WLT-002, WLT-003]', async () => {
    const { api, notices } = renderWhitelists()
    await screen.findByRole('table')
    expect(screen.getByRole('heading', { name: 'IP Whitelisting' })).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'IP range',
      'Description',
      'Active',
      'Actions',
    ])
    const first = within(await row('203.0.113.0/24'))
    expect(first.getByText('Office')).toBeDefined()
    const active = first.getByRole('switch', { name: 'Active: 203.0.113.0/24' })
    expect(active.getAttribute('aria-checked')).toBe('true')
    const second = within(await row('192.0.2.1'))
    const inactive = second.getByRole('switch', { name: 'Active: 192.0.2.1' })
    expect(inactive.getAttribute('aria-checked')).toBe('false')

    fireEvent.click(active)
    fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }))
    await waitFor(() => expect(api.callsOf('changeWhitelist')).toHaveLength(1))
    const [switched] = api.callsOf('changeWhitelist')
    expect(switched?.options).toMatchObject({ path: { name: 'sales', recordId: 'w-1' } })
    expect(switched?.options.body).toEqual({ active: false })
    await waitFor(() => expect(lastText(notices)).toBe('The server changed it'))

    fireEvent.click(second.getByRole('button', { name: /Delete/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 192.0.2.1?' }))
    expect(dialog.getByText('The entry is gone for good.')).toBeDefined()
    // It is off, and closes nothing.
    expect(dialog.queryByText(/no longer reach this cluster/)).toBeNull()
    const stays = (await dialog.findByText('Active ranges afterwards')).nextElementSibling
    expect(stays?.textContent).toBe('203.0.113.0/241 could not be read')
    expect(api.callsOf('deleteWhitelist')).toHaveLength(0)
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(lastText(notices)).toBe('The server deleted it'))
    expect(api.callsOf('deleteWhitelist')[0]?.options).toMatchObject({ path: { recordId: 'w-2' } })
  })

  it('takes a range and an optional description, and nothing wrong [WLT-004, WLT-005, WLT-006]', async () => {
    const { api, notices } = renderWhitelists()
    fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an IP range' }))
    const range = await dialog.findByRole('textbox', { name: /IP range/ })
    expect(range.getAttribute('placeholder')).toBe('203.0.113.0/24, 198.51.100.7')
    const described = dialog.getByRole('textbox', { name: /Description/ })
    expect(described.getAttribute('placeholder')).toBe('Where these addresses belong')
    fireEvent.click(dialog.getByRole('button', { name: 'Add range' }))
    expect((await dialog.findAllByText('Please input IP range')).length).toBeGreaterThan(0)
    fireEvent.change(range, { target: { value: '10.0.0.1/33' } })
    expect((await dialog.findAllByText('Invalid Ip item formatting!')).length).toBeGreaterThan(0)
    fireEvent.click(dialog.getByRole('button', { name: 'Add range' }))
    expect(api.callsOf('addWhitelist')).toHaveLength(0)

    fireEvent.change(range, { target: { value: '10.0.0.1/32, 10.0.0.2' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Add range' }))
    await waitFor(() => expect(lastText(notices)).toBe('The server added it'))
    expect(api.callsOf('addWhitelist')[0]?.options).toMatchObject({
      path: { name: 'sales' },
      body: { range: '10.0.0.1/32,10.0.0.2', description: '' },
    })

    fireEvent.click(within(await row('203.0.113.0/24')).getByRole('button', { name: /Edit/ }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit 203.0.113.0/24' }))
    const description = await edit.findByRole('textbox', { name: /Description/ })
    fireEvent.change(description, { target: { value: ' ' } })
    fireEvent.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(lastText(notices)).toBe('The server changed it'))
    expect(api.callsOf('changeWhitelist')[0]?.options).toMatchObject({
      path: { recordId: 'w-1' },
      body: { range: '203.0.113.0/24', description: '' },
    })
  })

  it.each([
    ['0.0.0.0/0', '0.0.0.0/0 is every address of the internet'],
    ['203.0.113.7, 10.0.0.0/0', '10.0.0.0/0 is every address of the internet'],
    ['10.0.0.0/7', '10.0.0.0/7 is 33,554,432 addresses, more than any one network has'],
    ['128.0.0.0/1,0.0.0.0/1', '128.0.0.0/1 is 2,147,483,648 addresses'],
    ['10.0.0.0/8', null],
    ['203.0.113.7', null],
  ])('warns at the field, and ticks nothing, where %s is too wide', async (range, warning) => {
    renderWhitelists()
    fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an IP range' }))
    const field = await dialog.findByRole('textbox', { name: /IP range/ })
    fireEvent.change(field, { target: { value: range } })
    const frame = field.closest('.form-field')
    expect(frame?.querySelector('.form-tick') === null).toBe(warning !== null)
    if (warning === null) return expect(frame?.querySelector('.form-warning')).toBeNull()
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(described[0] ?? '')?.textContent).toContain(warning)
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })

  it.each([
    ['none is there', true, []],
    ['none is active', true, [home]],
    ['another one is active', false, [home, office]],
  ])('warns that a new range may lock the others out, where %s: %s', async (_where, warns, allRows) => {
    renderWhitelists({ allRows })
    fireEvent.click((await screen.findAllByRole('button', { name: 'Add' }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an IP range' }))
    const field = await dialog.findByRole('textbox', { name: /IP range/ })
    fireEvent.change(field, { target: { value: '198.51.100.7' } })
    const warning =
      'While no other range is active, this cluster may refuse every address outside this one. Make sure that yours is in it.'
    const said = field.closest('.form-field')?.querySelector('.form-warning')?.textContent ?? ''
    expect(said.includes(warning)).toBe(warns)
    expect(said === '').toBe(!warns)
  })

  it('says that a changed range takes access from who is no longer in it', async () => {
    renderWhitelists()
    const taken = /addresses that you take out of it can no longer reach this cluster/
    fireEvent.click(within(await row('203.0.113.0/24')).getByRole('button', { name: /Edit/ }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit 203.0.113.0/24' }))
    const range = await edit.findByRole('textbox', { name: /IP range/ })
    expect(edit.queryByText(taken)).toBeNull()
    fireEvent.change(range, { target: { value: '203.0.113.0/25' } })
    expect(await edit.findByText(taken)).toBeDefined()
  })

  it('says nothing of access where a range is changed that gives none', () => {
    const form = { mode: 'edit', values: {}, scope: { kind: 'user' }, person: buildPerson() } as const
    const context = { ...form, productKey: 'basalt' }
    expect(rangeWarning('192.0.2.2', { ...context, record: home })).toBeNull()
    expect(rangeWarning('192.0.2.2', { ...context, record: { ...home, isActive: true } })).not.toBeNull()
  })

  it.each([
    ['Delete 203.0.113.0/24?', (of: HTMLElement) => within(of).getByRole('button', { name: /Delete/ })],
    ['Switch off 203.0.113.0/24?', (of: HTMLElement) => within(of).getByRole('switch')],
  ])('asks "%s" with what it means that no other range is active', async (title, control) => {
    const { api } = renderWhitelists()
    fireEvent.click(control(await row('203.0.113.0/24')))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByRole('alert').textContent).toBe(
      'This is the last active range of this list. Without one the cluster may refuse every address, yours too, or none: the console cannot tell. Make another range active first.',
    )
    expect(api.calls.map(({ name }) => name)).toEqual(['listWhitelists'])
  })

  it('names the ranges that stay active without the one that is deleted, and none that is off', async () => {
    renderWhitelists()
    const leftWithout = async (range: string) => {
      fireEvent.click(within(await row(range)).getByRole('button', { name: /Delete/ }))
      const dialog = within(await screen.findByRole('dialog', { name: `Delete ${range}?` }))
      const left = (await dialog.findByText('Active ranges afterwards')).nextElementSibling?.textContent
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      return left
    }
    expect(await leftWithout('203.0.113.0/24')).toBe('1 could not be read')
    expect(await leftWithout('192.0.2.1')).toBe('203.0.113.0/241 could not be read')
  })

  it.each([
    ['203.0.113.7', '192.0.2.1', '203.0.113.7 is in 203.0.113.0/24'],
    ['203.0.113.7', '203.0.113.0/24', 'Unknown'],
    ['nobody knows', '192.0.2.1', 'Unknown'],
    // The range that holds it is off.
    ['192.0.2.1', '203.0.113.0/24', 'Unknown'],
  ])('says to %s, who deletes %s, where their own address stays: %s', async (ownAddress, range, said) => {
    renderWhitelists({ ownAddress })
    fireEvent.click(within(await row(range)).getByRole('button', { name: /Delete/ }))
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${range}?` }))
    const own = (await dialog.findByText('Your address')).nextElementSibling
    // One range could not be read: it may hold the address.
    await waitFor(() => expect(own?.textContent).toBe(said))
  })

  it('asks before it switches off a range that holds their own address, though another one stays active', async () => {
    const lab = { id: 'w-3', range: '198.51.100.0/24', description: null, isActive: true }
    const { api } = renderWhitelists({ allRows: [office, lab], ownAddress: '203.0.113.7' })
    fireEvent.click(within(await row('203.0.113.0/24')).getByRole('switch'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch off 203.0.113.0/24?' }))
    expect(dialog.getByRole('alert').textContent).toBe(
      'The addresses of 203.0.113.0/24 can no longer reach this cluster while it is off.',
    )
    const own = (await dialog.findByText('Your address')).nextElementSibling
    await waitFor(() =>
      expect(own?.textContent).toBe('203.0.113.7 is in none of them: this cluster may refuse you'),
    )
    expect(own?.hasAttribute('data-warning')).toBe(true)
    const active = dialog.getByText('Active ranges afterwards').nextElementSibling
    expect(active?.hasAttribute('data-warning')).toBe(false)
    expect(api.callsOf('changeWhitelist')).toEqual([])
  })

  it('asks before it switches on a range beside no active one, and says whom it then lets in', async () => {
    const off = { ...office, isActive: false }
    renderWhitelists({ allRows: [off, home], ownAddress: '203.0.113.7' })
    const ask = async (range: string) => {
      fireEvent.click(within(await row(range)).getByRole('switch'))
      const dialog = within(await screen.findByRole('dialog', { name: `Switch on ${range}?` }))
      const said = (label: string) => dialog.getByText(label).nextElementSibling?.textContent
      await waitFor(() => expect(said('Your address')).toContain('203.0.113.7'))
      const facts = [said('Active ranges afterwards'), said('Your address')]
      expect(dialog.getByRole('alert').textContent).toBe(
        'While no other range is active, this cluster may refuse every address outside this one. Make sure that yours is in it.',
      )
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      return facts
    }
    expect(await ask('203.0.113.0/24')).toEqual(['203.0.113.0/24', '203.0.113.7 is in 203.0.113.0/24'])
    expect(await ask('192.0.2.1')).toEqual([
      '192.0.2.1',
      '203.0.113.7 is in none of them: this cluster may refuse you',
    ])
  })

  it('switches on at once, and deletes without that warning, what leaves a range active', async () => {
    const { api } = renderWhitelists()
    const inactive = within(await row('192.0.2.1'))
    fireEvent.click(inactive.getByRole('button', { name: /Delete/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 192.0.2.1?' }))
    expect(dialog.queryByRole('alert')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(inactive.getByRole('switch'))
    await waitFor(() => expect(api.callsOf('changeWhitelist')).toHaveLength(1))
  })

  it('is only viewed by anyone who may list it, and not there with the flag off [WLT-007, WLT-008, WLT-009]', async () => {
    const viewer = renderWhitelists({ policy: ['list'] })
    const cells = within(await row('203.0.113.0/24'))
    expect(cells.getByText('Yes')).toBeDefined()
    expect(within(await row('192.0.2.1')).getByText('No')).toBeDefined()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete)/ })).toBeNull()
    viewer.unmount()

    const off = renderWhitelists({ isOn: false })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(off.api.calls).toEqual([])
  })

  it('keeps its controls where the plan does not support whitelisting, disabled with the reason [ACL-017, ACL-044]', async () => {
    const { api } = renderWhitelists({ platforms: ['az'] })
    const reason = "IP whitelisting isn't supported with your current plan."
    const cells = within(await row('203.0.113.0/24'))
    const controls = [
      screen.getByRole('button', { name: 'Add' }),
      cells.getByRole('button', { name: /Edit/ }),
      cells.getByRole('button', { name: /Delete/ }),
      cells.getByRole('switch'),
    ]
    for (const control of controls) {
      expect(control.getAttribute('aria-disabled')).toBe('true')
      expect(control).toHaveProperty('disabled', false)
      const described = control.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
      expect(document.getElementById(described)?.textContent).toBe(reason)
      fireEvent.click(control)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.calls.map(({ name }) => name)).toEqual(['listWhitelists'])
  })
})
