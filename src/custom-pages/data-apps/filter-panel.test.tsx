import { fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { DataApp } from '../../domain/data-app'
import { FilterPanel } from './filter-panel'

const app: DataApp = {
  id: 'sales',
  name: 'Sales Insights',
  isTrial: true,
  minimalVersion: null,
  isInstallable: true,
  businessFunction: 'Sales',
}
const none = { search: '', businessFunctions: [], dataSources: [], types: [] }

it('takes a press that comes as soon as a filter is drawn [APP-006]', () => {
  // Not Testing Library's render: it waits for what comes after the drawing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const onChange = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    place.remove()
  })
  flushSync(() => root.render(createElement(FilterPanel, { apps: [app], filters: none, onChange })))
  screen.getByRole('checkbox', { name: 'Sales' }).click()
  expect(onChange.mock.calls).toEqual([[{ businessFunctions: ['Sales'] }]])
})

it('shows a filter as chosen that the address spells in other letters, and clears it', () => {
  const onChange = vi.fn()
  const filters = { ...none, businessFunctions: ['sales'] }
  render(createElement(FilterPanel, { apps: [app], filters, onChange }))
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sales' })
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  expect(onChange.mock.calls).toEqual([[{ businessFunctions: [] }]])
})
