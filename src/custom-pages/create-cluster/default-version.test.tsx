import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import {
  field,
  fillSmallest,
  openCreateForm,
  openOptions,
  sentBody,
  submit,
  takeCard,
  takeOption,
  typeName,
} from '../../testing/create-form-driver'

beforeEach(() => sessionStorage.clear())

const unknownPath = () => {
  throw new ApiError({ message: 'No such path', statusCode: 404 })
}

describe('the version, where no path says which is the default', () => {
  it('has to be chosen, and then the data app', async () => {
    const rendered = await openCreateForm({ answers: { getDefaultImage: unknownPath } })
    expect(
      await screen.findByText('Which version is the default could not be read. Choose one.'),
    ).toBeTruthy()
    expect(await screen.findByLabelText(/^Data application/)).toHaveProperty(
      'value',
      'Choose a version first; the data applications depend on it.',
    )
    await fillSmallest()
    expect(await openOptions('Version')).toEqual(['4.3.1', '4.2.0', '3.9.0'])
    await takeOption('Version', '4.2.0')
    await takeOption('Data application', 'Sales')
    submit()
    expect(await sentBody(rendered)).toMatchObject({ image: 'image-4.2.0', blueprintId: 'bp-Sales' })
  })

  it('stays to be chosen from while it is asked for again, as it is whenever the window is looked at', async () => {
    const { api } = await openCreateForm({ answers: { getDefaultImage: unknownPath } })
    await screen.findByText('Which version is the default could not be read. Choose one.')
    api.answer({ getDefaultImage: () => new Promise(() => {}) })
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(api.callsOf('getDefaultImage')).toHaveLength(2))
    expect(screen.getByRole('combobox', { name: 'Version' })).toBeTruthy()
  })

  it('is the first that is listed where the account leaves no choice', async () => {
    const rendered = await openCreateForm({
      person: buildPerson({ configurations: { ...buildPerson().configurations, isReleaseShown: false } }),
      answers: { getDefaultImage: unknownPath },
    })
    await fillSmallest()
    submit()
    expect(await sentBody(rendered)).toMatchObject({ image: 'image-4.3.1' })
  })

  it('is no more on the second cloud than the latest, and is not sent', async () => {
    const rendered = await openCreateForm({
      person: buildPerson({ features: [{ key: 'azureSaaSSupport', isToggled: true }] }),
      answers: { getDefaultImage: unknownPath },
    })
    takeCard('Azure SaaS')
    await waitFor(() => expect(screen.getByLabelText('Version')).toHaveProperty('value', 'Latest'))
    expect(screen.queryByText(/could not be read/)).toBeNull()
    await field.size()
    // The latest is at least as new as what is listed.
    await takeOption('Data application', 'Finance')
    typeName('atlas')
    submit()
    const body = await sentBody(rendered)
    expect(body).toMatchObject({ platform: 'az-saas', blueprintId: 'bp-Finance' })
    expect(body).not.toHaveProperty('image')
  })
})
