import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { createSignedInBoot } from '../testing/fake-boot'
import { App } from './app'

/** A resource whose records lead to others of it, of a server that cuts the pages. */
const parts = {
  ...{ name: 'parts', label: { one: 'Part', many: 'Parts' }, scope: 'user' },
  ...{
    place: { kind: 'menu', icon: 'box' },
    access: { subject: 'Account', list: 'view' },
    titleField: 'name',
  },
  fields: {
    name: { type: 'text', label: 'Name' },
    builtOn: { type: 'day', label: 'Built' },
    parent: { type: 'reference', label: 'Parent', resource: 'parts' },
  },
  list: { columns: ['name', 'builtOn'], empty: { title: 'None' }, error: 'Failed' },
  detail: {
    ...{ page: true, fields: ['name', 'parent'] },
    related: [{ resource: 'parts', by: 'parent', title: 'Built on it' }],
  },
}
const root = { id: 'a', name: 'Root', builtOn: '2026-01-01', parent: 'a' }
const delta = { id: 'b', name: 'Delta', builtOn: '2026-01-02', parent: 'a' }

function openParts(path: string) {
  history.replaceState(null, '', path)
  const { boot } = createSignedInBoot({
    'GET /resources/parts.json': parts,
    'GET /parts?_start=0&_end=10': [delta, root],
    'GET /parts?id=a': [root],
    'GET /parts?_start=0&_end=10&parent=a': [delta, root],
    'GET /parts?_start=0&_end=10&parent=b': [],
    'GET /parts/a': root,
    'GET /parts/b': delta,
  })
  render(<App boot={{ ...boot, config: { ...boot.config, resources: ['/resources/parts.json'] } }} />)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('a record that leads to one of its own resource opens from the list, between those beside it there', async () => {
  openParts('/parts')
  await userEvent.click(await screen.findByRole('link', { name: 'Delta' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Delta/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Root' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('1 of 2'))
  expect(screen.queryByText('OOPS!! SOMETHING WENT WRONG.')).toBeNull()
})
