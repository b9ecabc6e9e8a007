import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import example from '../../../docs/examples/maintenance-windows.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { renderSubject } from '../../testing/contract/render-subject'
import { stageAccess } from '../../testing/contract/stage-access'

const read = (list: object = {}, more: object = {}) => {
  const content = JSON.stringify({ ...example, ...more, list: { ...example.list, ...list } })
  return readResourceFile(content, 'maintenance-windows.json').definition
}

function openAt(query: string, definition = read()) {
  stageAccess(definition)
  const records = ['Disks', 'Routers'].map((name) => ({
    ...{ id: name.toLowerCase(), name, status: 'planned', team: 'Storage', reason: null, contact: null },
    ...{ startsAt: '2026-12-05T20:00:00Z', endsAt: '2026-12-06T02:00:00Z' },
  }))
  const rendered = renderSubject({ promised: definition, drawn: definition }, { list: records, query })
  return { ...rendered, records, bodies: () => rendered.api.commands().map(({ options }) => options.body) }
}
const form = async () => within(await screen.findByRole('dialog'))
beforeEach(() => sessionStorage.clear())

it('a new record has what its fields have by default, who is signed in and the present among them', async () => {
  const on = { type: 'day', label: 'On call', default: '2030-01-30', max: '2030-01-31' }
  const asked = {
    fields: { ...example.fields, on },
    create: { fields: ['name', 'startsAt', 'contact', 'on'] },
  }
  const { bodies } = openAt('?open=create', read({}, asked))
  const dialog = await form()
  expect(await dialog.findByLabelText(/^Contact/)).toHaveProperty('value', 'owner@sandbox.test')
  fireEvent.change(await dialog.findByLabelText(/^Name/), { target: { value: 'Night' } })
  const day = await dialog.findByLabelText(/^On call/)
  await waitFor(() => expect(day).toHaveProperty('value', '2030-01-30'))
  fireEvent.change(day, { target: { value: '2030-01-31' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(bodies()).toHaveLength(1))
  const [body] = bodies()
  const startsAt = String(Reflect.get(Object(body), 'startsAt'))
  expect(body).toEqual({ name: 'Night', contact: 'owner@sandbox.test', startsAt, on: '2030-01-31' })
  expect(Math.abs(Date.parse(startsAt) - Date.now())).toBeLessThan(120_000)
})

it('a record that is changed keeps what is empty in it', async () => {
  openAt('?open=edit:disks')
  expect(await (await form()).findByLabelText(/^Contact/)).toHaveProperty('value', '')
})

it('a value that another record has is said at its field, and not sent; its own record may keep it', async () => {
  const { bodies } = openAt('?open=edit:disks')
  const dialog = await form()
  const name = await dialog.findByLabelText(/^Name/)
  fireEvent.change(name, { target: { value: ' Routers ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Another window has this name')).toBeDefined()
  expect(bodies()).toEqual([])
  fireEvent.change(name, { target: { value: 'Disks' } })
  await waitFor(() => expect(dialog.queryByText('Another window has this name')).toBeNull())
})

it('its own record is none of the others after somebody changed it meanwhile', async () => {
  const { bodies, api, queryClient, records } = openAt('?open=edit:disks')
  const dialog = await form()
  const name = await dialog.findByLabelText(/^Name/)
  api.list(records.map((record) => ({ ...record, status: 'approved' })))
  await act(() => queryClient.invalidateQueries())
  fireEvent.change(name, { target: { value: 'Disks ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies()).toHaveLength(1))
  expect(dialog.queryByText('Another window has this name')).toBeNull()
})

it('of a list that the server pages nobody but the server knows which values are taken', async () => {
  const { bodies } = openAt('?open=create', read({ paging: 'server' }))
  const dialog = await form()
  fireEvent.change(await dialog.findByLabelText(/^Name/), { target: { value: 'Routers' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(bodies()).toHaveLength(1))
})

it('a time that is not after another one is said in the words of its rule', async () => {
  const { bodies } = openAt('?open=edit:disks')
  const dialog = await form()
  const ends = await dialog.findByLabelText(/^Ends/)
  const starts = await dialog.findByLabelText(/^Starts/)
  fireEvent.change(ends, { target: { value: starts.getAttribute('value') } })
  fireEvent.blur(ends)
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('It has to end after it starts')).toBeDefined()
  expect(bodies()).toEqual([])
})
