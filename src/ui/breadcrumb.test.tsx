import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Breadcrumb } from './breadcrumb'

it('links the pages above, and says which one is open', () => {
  render(
    <MemoryRouter>
      <Breadcrumb above={[{ to: '/projects', label: 'Projects' }]} here="Atlas" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toBe('ProjectsAtlas')
  expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects')
  expect(screen.getByText('Atlas').getAttribute('aria-current')).toBe('page')
})
