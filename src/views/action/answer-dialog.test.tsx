import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../api/errors'
import { ResourcePage } from '../../custom-pages/resource/resource-page'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinedResource } from '../../providers/defined-resource'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepSavedFiles } from '../../testing/saved-files'

const file = {
  name: 'tokens',
  label: { one: 'Token', many: 'Tokens' },
  scope: 'user',
  place: { kind: 'menu', icon: 'key' },
  access: { subject: 'Account', list: 'view', create: 'manage' },
  titleField: 'name',
  fields: {
    name: { type: 'text', label: 'Name', required: 'Please enter a name' },
    secret: { type: 'secret', label: 'Secret' },
    url: { type: 'text', label: 'Address' },
    price: { type: 'money', label: 'Price', currency: 'EUR' },
    key: { type: 'file-text', label: 'Key', secret: true },
  },
  list: { columns: ['name'], paging: 'client', empty: { title: 'No tokens' }, error: 'Not read' },
  calls: { list: { method: 'GET', path: '/tokens' } },
  create: { fields: ['name'], answer: { show: ['secret', 'url'], once: true } },
  actions: [
    {
      name: 'look',
      label: 'Show address',
      icon: 'link',
      requires: 'manage',
      where: ['row'],
      call: { method: 'POST', path: '/tokens/{recordId}/look' },
      answer: { show: ['url'], title: 'Address of {{name}}', text: 'It is public.' },
    },
    {
      name: 'rotate',
      label: 'Rotate',
      icon: 'refresh',
      requires: 'manage',
      where: ['row'],
      call: { method: 'POST', path: '/tokens/{recordId}/rotate' },
      answer: { show: ['secret'], once: true, title: 'A new secret' },
    },
    {
      name: 'key',
      label: 'Make key',
      icon: 'key',
      requires: 'manage',
      where: ['row'],
      call: { method: 'POST', path: '/tokens/{recordId}/key' },
      answer: { show: ['key'] },
    },
    {
      name: 'price',
      label: 'Show price',
      icon: 'money',
      requires: 'manage',
      where: ['row'],
      call: { method: 'POST', path: '/tokens/{recordId}/price' },
      answer: { show: ['price'] },
    },
  ],
}
const { definition, faults } = readResourceFile(JSON.stringify(file), '/resources/tokens.json')

function open(answers: OwnAnswers = {}, of = definition) {
  expect(faults).toEqual([])
  return renderWithProviders(
    <DefinedResource definition={of}>
      <ResourcePage definition={of} />
    </DefinedResource>,
    {
      path: '/tokens',
      api: createFakeApi({}, { 'tokens.list': () => [{ id: '1', name: 'build' }], ...answers }),
    },
  )
}
const saved = keepSavedFiles()
const dialogs = () => screen.queryAllByRole('dialog')
/** The cross of the dialog itself. */
const closer = () => {
  const first = dialogs().at(-1)
  const cross = first?.querySelector('.ant-modal-close')
  if (!cross) throw new Error('No dialog can be closed.')
  return cross
}
const values = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.querySelector('code')?.textContent,
    ])

function declarationsOf(selector: string): string {
  const sheet = readFileSync('src/views/action/answer-dialog.module.css', 'utf8')
  return sheet.split(`${selector} {`)[1]?.split('}')[0] ?? ''
}

function isAskedByBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

async function create() {
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'deploy' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByText('This is shown once. Copy it now: it cannot be had again.')
  await waitFor(() => expect(dialogs()).toHaveLength(1))
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('what a server answers and a person has to see', () => {
  it('is shown in its unit, and copied as it came', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    open({ 'tokens.command': () => ({ price: 129.9 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Show price build' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy Price' }))
    expect(values()).toEqual([['Price', '€129.90']])
    await waitFor(() => expect(copied).toEqual(['129.9']))
  })

  it('of a form is told in words that say what was made, as it was typed and as the server answers', async () => {
    const answer = { show: ['secret'], once: true, title: 'For {{url}}', text: 'It costs {{price}}.' }
    const create = { fields: ['name', 'url'], answer }
    const read = readResourceFile(JSON.stringify({ ...file, create }), '/resources/tokens.json')
    open({ 'tokens.command': () => ({ id: '2', secret: 's3', price: 3 }) }, read.definition)
    fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'deploy' } })
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: 'tokens.test' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { name: 'For tokens.test' })).toBeDefined()
    expect(screen.getByText('It costs €3.00.')).toBeDefined()
  })

  it('is shown once, can be copied, and is kept nowhere', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    const { queryClient } = open({
      'tokens.command': () => ({ id: '2', name: 'deploy', secret: 'S3CR3T-canary', url: null }),
    })
    await create()
    expect(values()).toEqual([
      ['Secret', 'S3CR3T-canary'],
      ['Address', 'not sent'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Copy Secret' }))
    await waitFor(() => expect(copied).toEqual(['S3CR3T-canary']))
    const kept = [
      JSON.stringify({ ...sessionStorage, ...localStorage }),
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ].join()
    expect(kept).not.toContain('canary')
    fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    expect(document.body.innerHTML).not.toContain('canary')
    await waitFor(() => {
      const commands = queryClient.getMutationCache().getAll()
      expect(JSON.stringify(commands.map(({ state }) => state))).not.toContain('canary')
    })
  })

  it('keeps the lines of a text, to whoever reads it and to whoever selects it', async () => {
    const pem = '-----BEGIN PRIVATE KEY-----\nMIIEvHush\n-----END PRIVATE KEY-----\n'
    open({ 'tokens.command': () => ({ secret: pem }) })
    await create()
    expect(values()[0]).toEqual(['Secret', pem])
    expect(declarationsOf('.values code')).toMatch(/white-space: pre-wrap;/)
  })

  it('is saved as a file where it is one, and no line of it is changed', async () => {
    open({ 'tokens.command': () => ({ key: '-----BEGIN-----\nMIIEvHush\n', name: 'build' }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Make key build' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Save as file: / }))
    expect(saved.map(({ name }) => name)).toEqual(['build-key.txt'])
    expect(await saved[0]?.content.text()).toBe('-----BEGIN-----\nMIIEvHush\n')
  })

  it('stands apart from the warning about it', () => {
    expect(declarationsOf('p + .once')).toMatch(/margin-top: var\(--space-12\);/)
  })

  it('asks before it is closed without a copy', async () => {
    open({ 'tokens.command': () => ({ secret: 'S3CR3T-canary' }) })
    await create()
    fireEvent.click(closer())
    const heading = await screen.findByRole('heading', { name: 'Close without a copy?' })
    const question = within(heading.closest<HTMLElement>('[role=dialog]') ?? heading)
    const [, close] = question.getAllByRole('button', { name: 'Close' })
    expect(close?.className).toBe('button button-danger')
    expect(question.getByText('What is shown here cannot be had again.')).toBeDefined()
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(heading.isConnected).toBe(false))
    expect(screen.getByText('S3CR3T-canary')).toBeTruthy()
    fireEvent.click(closer())
    const again = await screen.findByRole('heading', { name: 'Close without a copy?' })
    const last = within(again.closest<HTMLElement>('[role=dialog]') ?? again)
    fireEvent.click(last.getAllByRole('button', { name: 'Close' }).at(-1) ?? again)
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  })

  it('waits for those before it, each of its own record', async () => {
    const two = ['build', 'deploy'].map((name) => ({ id: name, name }))
    open({
      'tokens.list': () => two,
      'tokens.command': ({ path }) => ({ secret: `of ${path?.recordId}` }),
    })
    for (const { name } of two) fireEvent.click(await screen.findByRole('button', { name: `Rotate ${name}` }))
    await screen.findByText('of build')
    expect(dialogs().map(({ textContent }) => textContent?.includes('build'))).toEqual([true])
    fireEvent.click(closer())
    await screen.findByRole('heading', { name: 'Close without a copy?' })
    fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }))

    await screen.findByText('of deploy')
    expect(screen.getByText('deploy', { selector: 'p' })).toBeDefined()
    expect(dialogs()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  })

  it('asks before it is left without a copy, by the browser’s own question too', async () => {
    const { router } = open({ 'tokens.command': () => ({ secret: 'S3CR3T-canary' }) })
    await create()
    expect(isAskedByBrowser()).toBe(true)
    void router.navigate('/elsewhere')
    await screen.findByRole('heading', { name: 'Close without a copy?' })
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    expect(isAskedByBrowser()).toBe(false)
  })

  it('is gone for good where it is left all the same', async () => {
    const { router } = open({ 'tokens.command': () => ({ secret: 'S3CR3T-canary' }) })
    await create()
    void router.navigate('/elsewhere')
    await screen.findByText('What is shown here cannot be had again.')
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await screen.findByText('Another page')
    await act(() => router.navigate('/tokens'))
    await screen.findByRole('button', { name: 'Rotate build' })
    expect([dialogs(), document.body.textContent?.includes('canary')]).toEqual([[], false])
  })

  it.each([
    ['', 'not sent', false],
    [{ port: 443 }, '{"port":443}', true],
    [7, '7', true],
  ])('that is %j reads "%s", and can be copied: %s', async (url, shown, isThere) => {
    open({ 'tokens.command': () => ({ url }) })
    fireEvent.click(await screen.findByRole('button', { name: /Show address/ }))
    await screen.findByRole('heading', { name: 'Address of build' })
    expect(values()).toEqual([['Address', shown]])
    expect(screen.queryByRole('button', { name: 'Copy Address' }) !== null).toBe(isThere)
    expect(screen.queryByText(/or its answer was lost/) === null).toBe(isThere)
  })

  it('of an action that can be asked again closes without a word', async () => {
    open({ 'tokens.command': () => ({ data: { url: 'https://tokens.test/1' } }) })
    fireEvent.click(await screen.findByRole('button', { name: /Show address/ }))
    expect(await screen.findByRole('heading', { name: 'Address of build' })).toBeTruthy()
    expect(screen.getByText('It is public.')).toBeTruthy()
    expect(values()).toEqual([['Address', 'https://tokens.test/1']])
    expect(screen.queryByText(/shown once/)).toBeNull()
    fireEvent.click(closer())
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  })

  it('that was lost is not invented', async () => {
    let isMade = false
    open({
      'tokens.list': () => [{ id: '1', name: 'build' }, ...(isMade ? [{ id: '2', name: 'deploy' }] : [])],
      'tokens.command': () => {
        isMade = true
        throw new NetworkError('tokens.command', 'timeout')
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'deploy' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create' }))
    const alert = await screen.findByText(/or its answer was lost/)
    expect(alert.getAttribute('role')).toBe('alert')
    expect(values()).toEqual([
      ['Secret', 'not sent'],
      ['Address', 'not sent'],
    ])
    // There is nothing to copy, and nothing to ask.
    expect(screen.queryByRole('button', { name: 'Copy Secret' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'I have copied it' })).toBeNull()
    fireEvent.click(closer())
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  })
})

describe('a definition that shows an answer', () => {
  it.each([
    [{ show: [] }, 'names no field'],
    [{ show: 'secret' }, 'a list of field names is expected'],
    [{ show: ['secret'], once: 'yes' }, 'true or false is expected'],
    [{ show: ['secret'], copied: true }, 'copied'],
    [{}, 'show'],
  ])('with %j is refused', (answer, words) => {
    const broken = { ...file, create: { fields: ['name'], answer } }
    const read = readResourceFile(JSON.stringify(broken), '/resources/tokens.json')
    expect(JSON.stringify(read.faults)).toContain(words)
  })
})
