import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { NamedCallOptions } from '../../api/api-client'
import type { NamedCall } from '../../api/call'
import { ApiError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { ScopeContext } from '../../providers/scope-context'
import { choose } from '../../testing/choice-driver'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { buildGadget, type Gadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

type Options = {
  answers?: OwnAnswers
  path?: string
  cluster?: Parameters<typeof buildClusterDetail>[0]
  definition?: ResourceDefinition
}

function renderGadgets(list: readonly Gadget[], options: Options = {}) {
  const { answers, path, cluster, definition = gadgets } = options
  const api = createFakeApi({}, { 'gadgets.list': () => [...list], ...answers })
  const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales', ...cluster }) }
  return renderWithProviders(
    <ScopeContext value={scope}>
      <ResourceSection definition={definition} />
    </ScopeContext>,
    { api, path: path ?? '/clusters/sales?tab=gadgets' },
  )
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildGadget({ name: `g${index + 1}`, weight: index }))
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const table = () => screen.findByRole('table', { name: 'Gadgets' })

describe('a table', () => {
  it('has pages of 10, 20 or 30 rows, kept in the address behind the name of the list [PLT-006]', async () => {
    const { address } = renderGadgets(many(45))
    await table()

    expect(names()).toHaveLength(10)
    expect(screen.getByText('1–10 of 45').getAttribute('role')).toBe('status')
    const size = await screen.findByRole('combobox', { name: 'Rows per page' })
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()[0]).toBe('g11')
    expect(address()).toBe('/clusters/sales?tab=gadgets&gadgets.page=2')

    fireEvent.mouseDown(size)
    expect(screen.getAllByTitle(/ \/ page$/).map(({ textContent }) => textContent)).toContain('20 / page')
    await userEvent.click(screen.getByTitle('30 / page'))
    expect(names()).toHaveLength(30)
    expect(names()[0]).toBe('g1')
    expect(address()).toBe('/clusters/sales?tab=gadgets&gadgets.size=30')

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('31–45 of 45')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
    expect((await table()).getAttribute('aria-rowcount')).toBe('46')
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('32')
  })
  it('sorts by a press or a key on a header, says how it stands, and keeps it in the address', async () => {
    const { address } = renderGadgets([
      buildGadget({ name: 'node 10', weight: 1 }),
      buildGadget({ name: 'Node 9', weight: 2 }),
    ])
    await table()
    const header = screen.getByRole('columnheader', { name: 'Name' })
    expect(header.getAttribute('aria-sort')).toBe('none')
    expect(screen.getByRole('columnheader', { name: 'Actions' }).getAttribute('aria-sort')).toBeNull()

    within(header).getByRole('button', { name: 'Name' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(names()).toEqual(['Node 9', 'node 10'])
    expect(header.getAttribute('aria-sort')).toBe('ascending')
    expect(address()).toContain('gadgets.sort=name')

    await userEvent.keyboard('{Enter}')
    expect(names()).toEqual(['node 10', 'Node 9'])
    expect(header.getAttribute('aria-sort')).toBe('descending')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/clusters/sales?tab=gadgets')
  })

  it('goes up and down by presses where the list has an order of its own, and never without one', async () => {
    const sorted = {
      ...gadgets,
      list: { ...gadgets.list, sort: { field: 'weight', order: 'desc' } as const },
    }
    const { address } = renderGadgets(many(3), { definition: sorted })
    await table()
    const sort = () => screen.getByRole('columnheader', { name: 'Weight' }).getAttribute('aria-sort')
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Weight' }))
    expect([sort(), names()]).toEqual(['descending', ['g3', 'g2', 'g1']])
    await press()
    expect([sort(), names()]).toEqual(['ascending', ['g1', 'g2', 'g3']])
    expect(address()).toBe('/clusters/sales?tab=gadgets&gadgets.sort=weight')
    await press()
    expect([sort(), names()]).toEqual(['descending', ['g3', 'g2', 'g1']])
    expect(address()).toBe('/clusters/sales?tab=gadgets')
  })

  it('searches after a pause and filters, from the first page, and clears both when nothing matches', async () => {
    const { address } = renderGadgets([...many(12), buildGadget({ name: 'lamp', note: 'spare' })], {
      path: '/clusters/sales?gadgets.page=2',
    })
    await table()
    expect(names()).toEqual(['g11', 'g12', 'lamp'])

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search gadgets' }), 'G1')
    await waitFor(() => expect(names()).toEqual(['g1', 'g10', 'g11', 'g12']))
    expect(address()).toBe('/clusters/sales?gadgets.q=G1')
    expect(screen.getByText('4 of 13').getAttribute('role')).toBe('status')

    await choose(await screen.findByRole('combobox', { name: 'Note' }), 'spare')
    expect(await screen.findByText('No gadgets match your search and filters.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(address()).toBe('/clusters/sales')
    expect(names()).toHaveLength(10)
  })

  it('shows figures to five decimals with their unit, days, missing values and its count [PLT-009]', async () => {
    const madeAt = new Date(2026, 2, 5, 12).toISOString()
    renderGadgets([buildGadget({ name: 'lamp', weight: 1234.5678912, madeAt })])
    await table()

    expect(screen.getByRole('heading', { name: 'Gadgets' }).parentElement?.textContent).toContain('1 in all')
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells[1]).toBe('1,234.56789 kg')
    expect(cells[3]).toBe('05 Mar 2026')
    expect(cells[4]).toBe('–')
  })
})

describe('a row', () => {
  it("performs its switch's action, and shows what the server then says", async () => {
    let isActive = true
    const sent: string[] = []
    renderGadgets([], {
      answers: {
        'gadgets.list': () => [buildGadget({ isActive })],
        'gadgets.command': ({ path }, call) => {
          sent.push(`${call.method} ${path?.instanceId} ${path?.recordId}`)
          isActive = false
        },
      },
    })
    const control = await screen.findByRole('switch', { name: 'Active: lamp', checked: true })
    control.focus()
    await userEvent.keyboard(' ')

    await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('false'))
    expect(sent).toEqual(['PUT id-sales id-lamp'])
    expect(document.activeElement).toBe(control)
  })

  it('keeps a disabled button in reach and describes why, and does nothing', async () => {
    const { api } = renderGadgets([buildGadget({ isActive: false })])
    const button = await screen.findByRole('button', { name: 'Polish lamp' })

    button.focus()
    await userEvent.keyboard('{Enter}')

    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(reason?.textContent).toBe('Only active gadgets shine')
    expect(api.callsOf('gadgets.command')).toEqual([])
  })

  it("tells the server's words when it says some, else the definition's", async () => {
    let message: string | null = 'Polished to a mirror'
    const { notices } = renderGadgets([buildGadget()], {
      answers: { 'gadgets.command': () => ({ message }) },
    })
    const button = await screen.findByRole('button', { name: 'Polish lamp' })

    await userEvent.click(button)
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Polished to a mirror']))
    message = null
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await userEvent.click(button)
    await waitFor(() => expect(notices.at(-1)?.message).toBe('lamp shines'))
  })

  it('leaves an action out of its menu where the definition does not offer it', async () => {
    renderGadgets([buildGadget({ name: 'heirloom', note: 'keep' }), buildGadget()])
    await table()

    expect(screen.queryByRole('button', { name: 'Actions for heirloom' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for lamp' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Delete'])
  })
})

describe('a selection', () => {
  const deleteButton = () => screen.getByRole('button', { name: 'Delete' })

  it('waits for rows, takes all of a page at once, and falls back when some are taken out', async () => {
    renderGadgets(many(12))
    await table()
    expect(deleteButton().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(
      deleteButton().getAttribute('aria-describedby')?.split(' ')[0] ?? '',
    )
    expect(reason?.textContent).toBe('Select at least one row first')

    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all gadgets on this page' })
    await userEvent.click(all)
    expect(screen.getByText('10 selected').getAttribute('role')).toBe('status')
    expect(deleteButton().getAttribute('aria-disabled')).toBeNull()

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select g3' }))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    expect(screen.getByText('9 selected')).toBeDefined()

    // What a search leaves out is not part of it: nothing is done to what nobody sees.
    await userEvent.type(screen.getByRole('searchbox'), 'g1')
    expect(await screen.findByText('2 selected')).toBeDefined()
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(await screen.findByText('9 selected')).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect([all.checked, all.indeterminate]).toEqual([false, false])
  })

  it('names what it will do, leaves out what may not be, and tries what failed again', async () => {
    let list = [...many(3), buildGadget({ name: 'heirloom', note: 'keep' })]
    let isInUse = true
    const remove = ({ path }: NamedCallOptions, { method }: NamedCall) => {
      if (isInUse && path?.recordId === 'id-g2') throw new ApiError({ message: 'In use', statusCode: 409 })
      list = list.filter(({ id }) => id !== path?.recordId)
      return { message: method }
    }
    const { notices, api } = renderGadgets([], {
      answers: { 'gadgets.list': () => [...list], 'gadgets.command': remove },
    })
    await table()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all gadgets on this page' }))
    await userEvent.click(deleteButton())
    const dialog = await screen.findByRole('dialog', { name: 'Delete gadgets' })
    expect(dialog.style.width).toBe('620px')
    expect(dialog.textContent).toContain('What you delete is gone.')
    expect(dialog.textContent).toContain('Delete g1, g2, g3?')
    const isKept = 'heirloomThis is not available in the current state.'
    expect(within(dialog).getByText('These are left out:').nextSibling?.textContent).toBe(isKept)

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const report = await within(dialog).findByRole('alert')
    expect(report.textContent).toBe(`2 of 3 done. These failed:g2In useThese are left out:${isKept}`)
    expect(notices.map(({ message }) => message)).toEqual(['2 deleted: g1, g3'])

    isInUse = false
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try the failed again (1)' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.at(-1)?.message).toBe('1 deleted: g2')
    expect(api.callsOf('gadgets.command')).toHaveLength(4)
    await waitFor(() => expect(names()).toEqual(['heirloom']))
  })
})

it('a list in which nothing is done to many at once has no boxes, and speaks of no selection', async () => {
  const actions = gadgets.actions.filter(({ where }) => !where.includes('selection'))
  renderGadgets(many(2), { definition: { ...gadgets, actions } })
  await table()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(document.querySelectorAll('[aria-selected]')).toHaveLength(0)
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Name')
})

describe('before, without and after the records', () => {
  it('says what is on its way', () => {
    renderGadgets([], { answers: { 'gadgets.list': () => new Promise(() => {}) } })
    expect(screen.getByText('Getting gadgets').getAttribute('role')).toBe('status')
    expect(screen.getByText('Things that stand in a table.')).toBeDefined()
  })

  it('says that there are none, with the way to the first and no second one above', async () => {
    const { notices } = renderGadgets([], { answers: { 'gadgets.command': () => null } })
    await screen.findByRole('heading', { name: 'No gadgets' })
    expect(screen.getByText('Make the first one.')).toBeDefined()
    expect(screen.queryByText('0 in all')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Sync' }))
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Synced']))
  })

  it("says that they could not be read and why; the definition's own retry clears the search", async () => {
    let isDown = true
    const { address } = renderGadgets([], {
      path: '/clusters/sales?gadgets.q=zzz',
      answers: {
        'gadgets.list': () => {
          if (isDown) throw new ApiError({ message: 'Asleep', statusCode: 503 })
          return [buildGadget()]
        },
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Gadgets failed')
    expect(alert.textContent).toContain('Asleep')

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await table()
    expect(address()).toBe('/clusters/sales')
  })

  it('says why they may not be seen, and asks for none', async () => {
    const detail = buildClusterDetail()
    const { api } = renderGadgets([], { cluster: { policies: { ...detail.policies, cluster: [] } } })
    const section = within(screen.getByRole('region', { name: 'Gadgets' }))
    expect(section.getByText('Gadgets wait for you').parentElement?.textContent).toMatch(
      /^Gadgets wait for you You need higher permission/,
    )
    expect(api.calls).toEqual([])
  })

  it('are there once the cluster is read with the permission for them, and gone without it', async () => {
    const detail = buildClusterDetail({ name: 'sales' })
    function Page() {
      const [policy, setPolicy] = useState<string[]>([])
      const cluster = { ...detail, policies: { ...detail.policies, cluster: policy } }
      return (
        <ScopeContext value={{ kind: 'cluster', cluster }}>
          <button type="button" onClick={() => setPolicy(policy.length === 0 ? ['list'] : [])}>
            Read again
          </button>
          <ResourceSection definition={gadgets} />
        </ScopeContext>
      )
    }
    renderWithProviders(<Page />, { api: createFakeApi({}, { 'gadgets.list': () => [buildGadget()] }) })
    expect(screen.getByText('Gadgets wait for you')).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
    await table()
    expect(screen.queryByText('Gadgets wait for you')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
    expect(screen.getByText('Gadgets wait for you')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('disables every control of those who may only look, with the reason', async () => {
    const detail = buildClusterDetail()
    renderGadgets([buildGadget()], { cluster: { policies: { ...detail.policies, cluster: ['list'] } } })
    await table()
    const controls = [
      screen.getByRole('switch'),
      screen.getByRole('button', { name: 'Sync' }),
      screen.getByRole('button', { name: 'Polish lamp' }),
      screen.getByRole('button', { name: 'Delete' }),
    ]
    for (const control of controls) {
      expect(control.getAttribute('aria-disabled')).toBe('true')
      const reason = document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      expect(reason?.textContent).toBe('You need higher permission')
    }
  })
})
