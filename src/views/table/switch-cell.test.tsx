import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostContext } from '../action/action-host-context'
import { useActionStore } from '../action/action-state'
import { FieldCell } from './field-cell'

const record = buildGadget({ id: 'g-1' })

function draw(change: Partial<ActionDefinition> = {}, isActive = true, isRefused = false) {
  const start = vi.fn()
  const host = { start, preload() {}, openMenu() {} }
  const detail = buildClusterDetail({ id: 'i-1' })
  const cluster = isRefused ? { ...detail, policies: { ...detail.policies, cluster: [] } } : detail
  const actions = gadgets.actions.map((action) =>
    action.name === 'toggle' ? { ...action, ...change } : action,
  )
  let store: ReturnType<typeof useActionStore> | undefined
  function Cell() {
    store = useActionStore()
    const action = { on: 'sync', off: 'toggle' }
    return (
      <FieldCell
        definition={{ ...gadgets, actions }}
        field={{ kind: 'switch', label: { en: 'Active' }, action }}
        column="isActive"
        record={{ ...record, isActive }}
      />
    )
  }
  const { container } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ActionHostContext value={host}>
        <Cell />
      </ActionHostContext>
    </ScopeContext>,
  )
  const pend = (recordId: string | null) =>
    act(() =>
      store?.update(() => ({
        pending: [{ resource: 'gadgets@i-1', action: 'toggle', recordId, startedAt: 0 }],
      })),
    )
  return { start, container, pend }
}

it('a press on what is on performs the action that turns it off, from the switch itself', () => {
  const { start } = draw()
  const control = screen.getByRole('switch', { name: 'Active: lamp', checked: true })
  fireEvent.click(control)
  expect(start.mock.calls.map(([{ name }, [{ id }], opener]) => [name, id, opener])).toEqual([
    ['toggle', 'g-1', control],
  ])
})

it('a press on what is off performs the action that turns it on', () => {
  const { start } = draw({}, false)
  fireEvent.click(screen.getByRole('switch', { checked: false }))
  expect(start.mock.calls.map(([{ name }]) => name)).toEqual(['sync'])
})

it('a switch is busy while its own action is under way, and takes no press', () => {
  const { start, pend } = draw()
  const control = screen.getByRole('switch')
  pend('another')
  expect(control.getAttribute('aria-busy')).toBeNull()
  pend('g-1')
  expect(control.getAttribute('aria-busy')).toBe('true')
  // Until the server says otherwise.
  expect(control.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(control)
  expect(start).not.toHaveBeenCalled()
})

it('a switch that may not be pressed says why, and does nothing', () => {
  const reason = { en: 'Only dark lamps' }
  const { start, container } = draw({ enabledWhen: [{ field: 'isActive', equals: false, reason }] })
  const control = screen.getByRole('switch')
  expect(control.getAttribute('aria-disabled')).toBe('true')
  const described = control.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(container.ownerDocument.getElementById(described)?.textContent).toBe('Only dark lamps')
  fireEvent.click(control)
  expect(start).not.toHaveBeenCalled()
})

it('a switch whose action is hidden leaves what it shows', () => {
  const offeredWhen = { field: 'note', equals: 'never' } as const
  expect(draw({ offeredWhen }).container.textContent).toBe('Yes')
  expect(screen.queryByRole('switch')).toBeNull()
})
