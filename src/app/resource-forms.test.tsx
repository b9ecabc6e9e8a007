import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createSignedInBoot, type WireAnswers } from '../testing/fake-boot'
import { FormDialog } from '../views/form/form-dialogs'
import { App } from './app'

const row = { id: 2, name: 'Build server', purpose: 'write', dailyLimit: 7, isActive: true }
const sections = [
  { title: 'Who', fields: ['name'] },
  { title: 'How much', fields: ['note'] },
]

function openConsole(path: string, changes: object, answers: WireAnswers = {}) {
  history.replaceState(null, '', path)
  const { boot, sent } = createSignedInBoot({
    'GET /resources/api-keys.json': { ...example, ...changes },
    'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc': [row],
    'POST /api-keys': { ...row, id: 3 },
    ...answers,
  })
  render(<App boot={{ ...boot, config: { ...boot.config, resources: ['/resources/api-keys.json'] } }} />)
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeAll(() => FormDialog.preload())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('a form with a page of its own is filled in there, step by step, and leads to the list', async () => {
  const posted = openConsole('/api-keys', { create: { sections, steps: true, layout: 'page' } })
  await userEvent.click(await screen.findByRole('button', { name: 'New API key' }))
  await title('New API key')
  expect(location.pathname).toBe('/api-keys/create')
  expect(document.title).toBe('New API key · Basalt Cloud')
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/api-keys')

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect((await screen.findAllByText('Please enter a name'))[0]).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Import')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Nightly')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Import')).toBeTruthy()
  expect(posted()).not.toContainEqual({ name: 'Import', note: 'Nightly' })
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(location.pathname).toBe('/api-keys'))
  expect(posted()).toContainEqual({ name: 'Import', note: 'Nightly' })
})

it('a record is made of another one, whose values the form opens with', async () => {
  const posted = openConsole('/api-keys?open=clone:2', {
    access: { ...example.access, clone: 'manage' },
    clone: { fields: ['name', 'dailyLimit'] },
  })
  expect(await screen.findByRole('heading', { name: 'Clone Build server' })).toBeTruthy()
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(name.value).toBe('Build server')
  await userEvent.type(name, ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(posted()).toContainEqual({ name: 'Build server 2', dailyLimit: 7 }))
})
