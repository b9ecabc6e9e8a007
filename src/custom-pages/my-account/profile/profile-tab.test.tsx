import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../../locales/account-texts'
import { buildPerson } from '../../../testing/builders'
import { createFakeApi } from '../../../testing/fake-api'
import { NewerPerson } from '../../../testing/newer-person'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { eraseDrafts } from '../../../views/form/draft-keys'
import { ProfileTab } from './profile-tab'

afterEach(eraseDrafts)

const profile = {
  firstName: 'Olive',
  lastName: 'Owner',
  jobTitle: 'Chief Analyst',
  company: 'Basalt Works',
  phone: '',
}

function open(updateUser: () => Promise<{ message: null }> | { message: null } = () => ({ message: null })) {
  const api = createFakeApi({ updateUser })
  return renderWithProviders(
    <NewerPerson newer={buildPerson({ profile })}>
      <ProfileTab />
    </NewerPerson>,
    { api, path: '/my-account' },
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const describing = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join()

describe('what is typed of the profile', () => {
  it('stays when the server tells something newer, which fills the other fields', () => {
    open()
    type('Company', 'Granite')
    press('Newer answer')
    expect([field('Company').value, field('Job Title').value]).toEqual(['Granite', 'Chief Analyst'])
  })

  it('stays refused when the server tells something newer', async () => {
    open()
    type('Phone', '12x')
    fireEvent.blur(field('Phone'))
    expect(await screen.findByText('Use digits, spaces, + - ( ), up to 20 characters')).toBeTruthy()
    press('Newer answer')
    expect(field('Job Title').value).toBe('Chief Analyst')
    expect(screen.getByText('Use digits, spaces, + - ( ), up to 20 characters')).toBeTruthy()
  })

  it('is restored and says so, until one starts over', () => {
    const words = 'We restored what you had typed before.'
    const { unmount } = open()
    type('Company', 'Granite')
    expect(screen.queryByText(words)).toBeNull()
    unmount()
    open()
    expect([field('Company').value, screen.getByText(words).closest('[role=status]') !== null]).toEqual([
      'Granite',
      true,
    ])
    press('Start over')
    expect(field('Company').value).toBe('Basalt Mills')
    expect(screen.queryByText(words)).toBeNull()
  })

  it('while it is being saved stays, with its fault and its draft; what was sent is the new base', async () => {
    let answer: (value: { message: null }) => void = () => {}
    const { api, notices, unmount } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    type('Company', ' Granite ')
    type('Job Title', 'Head of analysis')
    press('Save')
    await waitFor(() => expect(api.calls).toHaveLength(1))
    type('Job Title', 'Chief of all')
    type('Phone', '12x')
    fireEvent.blur(field('Phone'))
    await screen.findByText('Use digits, spaces, + - ( ), up to 20 characters')
    await act(async () => answer({ message: null }))
    await waitFor(() => expect(notices).toHaveLength(1))
    const shown = () => ['Company', 'Job Title', 'Phone'].map((label) => field(label).value)
    await waitFor(() => expect(shown()).toEqual(['Granite', 'Chief of all', '12x']))
    expect(screen.getByText('Use digits, spaces, + - ( ), up to 20 characters')).toBeTruthy()
    press('Newer answer')
    expect(shown()).toEqual(['Basalt Works', 'Chief of all', '12x'])
    unmount()
    open()
    // The draft holds what was typed alone; the rest is what the account says then.
    expect(shown()).toEqual(['Basalt Mills', 'Chief of all', '12x'])
    press('Start over')
  })

  it('is not sent while it is what the server reported, by Enter neither [ACC-010]', async () => {
    const { api } = open()
    const form = screen.getByRole('form', { name: 'Personal information' })
    await act(async () => void fireEvent.submit(form))
    expect(api.calls).toEqual([])
    type('Company', 'Granite')
    fireEvent.submit(form)
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toEqual(['updateUser']))
    expect(api.calls[0]?.options.body).toMatchObject({ company: 'Granite' })
  })
})

describe('a field of the profile', () => {
  it('says as it is left that it is wrong, to who cannot see it too [ACC-011]', async () => {
    open()
    expect([field('First Name').getAttribute('aria-invalid'), describing('First Name')]).toEqual([
      'false',
      '',
    ])
    type('First Name', '')
    fireEvent.blur(field('First Name'))
    await screen.findByText('First Name is required')
    expect([field('First Name').getAttribute('aria-invalid'), describing('First Name')]).toEqual([
      'true',
      'First Name is required',
    ])
  })

  it('is required, but for the phone, which says that it is optional [ACC-008]', () => {
    open()
    const labels = ['First Name', 'Last Name', 'Job Title', 'Company', 'Phone']
    expect(
      labels.map((label) => [
        field(label).getAttribute('aria-required'),
        field(label).closest('.form-field')?.querySelector('.form-note')?.textContent,
      ]),
    ).toEqual([...Array(4).fill(['true', undefined]), [null, 'optional']])
  })

  it('tells the browser what to fill in', () => {
    open()
    const labels = ['First Name', 'Last Name', 'Job Title', 'Company', 'Phone']
    expect(labels.map((label) => field(label).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'organization-title',
      'organization',
      'tel',
    ])
    expect(field('Phone').type).toBe('tel')
  })

  it('that nobody can change says why [ACC-009]', () => {
    open()
    expect(describing('Email')).toContain('Contact support')
  })
})
