import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { type Stage, stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionButton } from './action-button'
import { ActionHostProvider } from './action-host-provider'
import { ActionMenu } from './action-menu'

const lamp = buildGadget({ name: 'lamp' })
const dark = buildGadget({ name: 'dark', isActive: false, note: 'keep' })
const polish: ActionDefinition = {
  name: 'polish',
  requires: 'manage',
  label: { en: 'Polish' },
  icon: 'spark',
  where: ['row', 'menu'],
  enabledWhen: [{ field: 'isActive', equals: true, reason: { en: 'Only active gadgets shine' } }],
  call: { method: 'POST', path: '/instances/{instanceId}/gadgets/{recordId}/polish' },
}
const scrap: ActionDefinition = {
  ...polish,
  name: 'scrap',
  label: { en: 'Scrap' },
  enabledWhen: undefined,
  conflictsWith: ['polish'],
  dangerText: { en: 'It is gone.' },
  offeredWhen: { field: 'note', not: 'keep' },
}
const definition: ResourceDefinition = { ...gadgets, actions: [polish, scrap] }

function draw(controls: ReactNode, stage: Stage = {}, drawn: ResourceDefinition = definition) {
  stageAccess(gadgets, stage)
  const answers: ((answer: unknown) => void)[] = []
  const api = createFakeApi({}, { 'gadgets.command': () => new Promise((resolve) => answers.push(resolve)) })
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={drawn}>
        <ActionHostProvider definition={drawn}>{controls}</ActionHostProvider>
      </DefinedResource>
    </ScopeContext>,
    { api },
  )
  return {
    ...rendered,
    sent: () => api.callsOf('gadgets.command').length,
    answer: () => act(async () => answers.shift()?.(null)),
  }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const hasIcon = (element: HTMLElement) => element.querySelector('svg') !== null
const spins = (element: HTMLElement) =>
  element.querySelector('svg')?.getAttribute('class')?.includes('spin') ?? false

it.each([
  ['in full', {}, 'Polish', true],
  ['where space is short', { isCompact: true }, 'Polish', false],
  ['in a row of icons', { isIconOnly: true }, '', true],
  ['in a row of icons where space is short', { isIconOnly: true, isCompact: true }, '', true],
])(
  'an action %s names itself and its record, and turns its icon while it is under way',
  async (_what, look, text, icon) => {
    const { sent, answer } = draw(
      <ActionButton definition={definition} action={polish} record={lamp} {...look} />,
    )
    const control = button('Polish lamp')
    expect([control.textContent, hasIcon(control), spins(control)]).toEqual([text, icon, false])
    expect(control.className).toBe('isIconOnly' in look ? 'icon-button' : 'button')
    expect(control.getAttribute('aria-busy')).toBeNull()
    await press('Polish lamp')
    await waitFor(() => expect(sent()).toBe(1))
    expect([control.textContent, spins(control)]).toEqual([text, true])
    expect([control.getAttribute('aria-busy'), control.getAttribute('aria-disabled')]).toEqual([
      'true',
      'true',
    ])
    await press('Polish lamp')
    expect(sent()).toBe(1)
    await answer()
    await waitFor(() => expect(control.getAttribute('aria-busy')).toBeNull())
    expect(hasIcon(control)).toBe(icon)
  },
)

it('an action of a list is called what it does, and nothing else', () => {
  draw(<ActionButton definition={definition} action={polish} />)
  expect(button('Polish').getAttribute('aria-label')).toBeNull()
})

it('an action waits for the one it cannot bear, on the same record alone, and says for which', async () => {
  draw(
    <>
      <ActionButton definition={definition} action={polish} record={lamp} />
      <ActionButton definition={definition} action={scrap} record={lamp} />
      <ActionButton definition={definition} action={scrap} record={buildGadget({ name: 'bolt' })} />
    </>,
  )
  const described = () =>
    document.getElementById(button('Scrap lamp').getAttribute('aria-describedby') ?? '')?.textContent
  expect(described()).toBeUndefined()
  await press('Polish lamp')
  expect(described()).toBe('Wait until “Polish” is done.')
  expect(button('Scrap lamp').getAttribute('aria-disabled')).toBe('true')
  expect(button('Scrap lamp').getAttribute('aria-busy')).toBeNull()
  expect(button('Scrap bolt').getAttribute('aria-disabled')).toBeNull()
})

const menuOf = (record = lamp, label?: string) => (
  <ActionMenu
    definition={definition}
    record={record}
    place="menu"
    {...(label === undefined ? {} : { label })}
  />
)
const entries = () =>
  screen.queryAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('aria-disabled')])

it('the menu of a record opens at its button and closes there again, by press or arrow', async () => {
  draw(menuOf())
  const kebab = button('Actions for lamp')
  expect(kebab.getAttribute('aria-haspopup')).toBe('menu')
  expect(kebab.getAttribute('aria-expanded')).toBe('false')
  fireEvent.keyDown(kebab, { key: 'ArrowUp' })
  expect(entries()).toEqual([])
  expect(fireEvent.keyDown(kebab, { key: 'ArrowDown' })).toBe(false)
  expect(kebab.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('menu', { name: 'Actions for lamp' })).toBeDefined()
  expect(entries()).toEqual([
    ['Polish', null],
    ['Scrap', null],
  ])
  // The arrows go through them, and Tab leaves the menu.
  expect(screen.getAllByRole('menuitem').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  expect(screen.getAllByRole('menuitem').map(({ dataset }) => dataset.dangerous)).toEqual([undefined, 'true'])
  await press('Actions for lamp')
  expect(kebab.getAttribute('aria-expanded')).toBe('false')
  expect(entries()).toEqual([])
  await press('Actions for lamp')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  expect(kebab.getAttribute('aria-expanded')).toBe('false')
  expect(entries()).toEqual([])
})

it('the menu does what is chosen, once, and closes', async () => {
  const { sent } = draw(menuOf())
  await press('Actions for lamp')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Polish' })))
  expect(entries()).toEqual([])
  expect(sent()).toBe(1)
})

it('an entry that may not be used says why, and does nothing', async () => {
  const { sent } = draw(menuOf(dark, 'More'))
  await press('More')
  expect(entries()).toEqual([['PolishOnly active gadgets shine', 'true']])
  const entry = screen.getByRole('menuitem', { name: 'Polish' })
  expect(document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Only active gadgets shine',
  )
  await act(async () => fireEvent.click(entry))
  expect(entries()).toHaveLength(1)
  expect(sent()).toBe(0)
})

it('an entry says all its reasons where there are several', async () => {
  draw(menuOf(dark, 'More'), { refuse: 'disable' })
  await press('More')
  const entry = screen.getByRole('menuitem', { name: 'Polish' })
  const described = (entry.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual([
    'The contract refuses manage',
    'Only active gadgets shine',
  ])
})

it('a link leads to an address of the record in a new tab, and is closed where there is none', async () => {
  const { requires, icon } = polish
  const label = { en: 'Logs' }
  const logs: ActionDefinition = {
    name: 'logs',
    requires,
    icon,
    label,
    where: ['row', 'menu'],
    opens: { field: 'note' },
  }
  const linked: ResourceDefinition = { ...gadgets, actions: [logs] }
  const found = { ...lamp, note: 'https://logs.example/1' }
  const bad = { ...dark, note: 'javascript:alert(1)' }
  const { sent } = draw(
    <>
      <ActionButton definition={linked} action={logs} record={found} isIconOnly />
      <ActionMenu definition={linked} record={found} place="menu" />
      <ActionButton definition={linked} action={logs} record={bad} />
    </>,
    {},
    linked,
  )
  await press('Actions for lamp')
  const ways = [screen.getByRole('link'), screen.getByRole('menuitem')]
  expect(
    ways.map((way) => [way.getAttribute('href'), way.getAttribute('target'), way.getAttribute('rel')]),
  ).toEqual(ways.map(() => ['https://logs.example/1', '_blank', 'noopener noreferrer']))
  expect(screen.getByRole('link', { name: 'Logs lamp (opens in a new tab)' })).toBeDefined()
  expect(screen.getByRole('menuitem', { name: /^Logs ?\(opens in a new tab\)$/ })).toBeDefined()
  const closed = button('Logs dark')
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'There is no address here that can be opened.',
  )
  await press('Logs dark')
  expect(sent()).toBe(0)
})

it('a link that may not be followed leads nowhere, and the second click of two does nothing', async () => {
  const { requires, icon, enabledWhen } = polish
  const logs: ActionDefinition = {
    ...{ name: 'logs', requires, icon, enabledWhen, label: { en: 'Logs' } },
    ...{ where: ['row', 'menu'], opens: { field: 'note' } },
  }
  const linked: ResourceDefinition = { ...gadgets, actions: [logs] }
  const found = { ...dark, note: 'https://logs.example/1' }
  const { sent } = draw(
    <>
      <ActionButton definition={linked} action={logs} record={found} />
      <ActionMenu definition={linked} record={found} place="menu" />
      <ActionButton definition={definition} action={polish} record={lamp} />
    </>,
    {},
    linked,
  )
  await press('Actions for dark')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('menuitem').getAttribute('href')).toBeNull()
  await act(async () => fireEvent.click(button('Polish lamp'), { detail: 2 }))
  expect(sent()).toBe(0)
})

it('there is no menu where everything that is offered stands elsewhere', () => {
  const besides: ResourceDefinition = { ...gadgets, actions: [{ ...polish, where: ['row'] }] }
  draw(<ActionMenu definition={besides} record={lamp} place="menu" />, {}, besides)
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('there is no menu, and no button, where nothing is offered', () => {
  draw(
    <>
      {menuOf()}
      <ActionButton definition={definition} action={polish} record={lamp} />
    </>,
    { refuse: 'hide' },
  )
  expect(screen.queryAllByRole('button')).toEqual([])
})
