import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CreateClusterPage } from '../custom-pages/create-cluster/create-cluster-page'
import type { Person } from '../domain/person'
import { createFormAnswers } from './choice-builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { type Rendered, type RenderOptions, renderWithProviders } from './render-with-providers'

/** Opens the create page over a fake product API and waits for its platforms. */
export async function openCreateForm(
  options: { person?: Person; answers?: FakeAnswers; session?: RenderOptions['session'] } = {},
): Promise<Rendered> {
  const api = createFakeApi({ ...createFormAnswers(), ...options.answers })
  const rendered = renderWithProviders(<CreateClusterPage />, {
    path: '/clusters/create',
    api,
    ...(options.person && { person: options.person }),
    ...(options.session && { session: options.session }),
  })
  await screen.findByRole('radio', { name: 'Google Cloud' })
  return rendered
}

export const field = {
  name: () => screen.getByRole('textbox', { name: 'Name' }),
  region: () => screen.findByLabelText('Region'),
  size: () => screen.findByRole('slider', { name: 'Size' }),
  diskSize: () => screen.getByRole('spinbutton', { name: 'Disk size' }),
  submit: () => screen.getByRole('button', { name: 'Create Cluster' }),
}

export function takeCard(label: string): void {
  fireEvent.click(screen.getByRole('radio', { name: label }))
}

/** Moves the size slider to the right; antd reads the numbers of keys. */
export async function moveSize(steps: number): Promise<void> {
  const slider = await field.size()
  for (let step = 0; step < steps; step += 1) fireEvent.keyDown(slider, { keyCode: 39 })
}

/** Labels of the values a list offers when it is opened. */
export async function openOptions(label: string): Promise<string[]> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }))
  await waitFor(() => optionNodes().length > 0)
  const labels = optionNodes().map((node) => node.textContent ?? '')
  return labels
}

export async function takeOption(label: string, option: string): Promise<void> {
  const labels = await openOptions(label)
  const node = optionNodes()[labels.indexOf(option)]
  if (!node) throw new Error(`${label} offers ${labels.join(', ')}, not ${option}`)
  fireEvent.click(node)
}

/** The open list's entries; lists that were closed stay in the document. */
function optionNodes(): Element[] {
  const open = [...document.querySelectorAll('.ant-select-dropdown')].filter(
    (node) => !node.classList.contains('ant-select-dropdown-hidden'),
  )
  return [...(open.at(-1)?.querySelectorAll('.ant-select-item-option') ?? [])]
}

/** Types a name and leaves the field, so that its rules speak. */
export function typeName(name: string): void {
  fireEvent.change(field.name(), { target: { value: name } })
  fireEvent.blur(field.name())
}

/** The sentence in the place of a field's error; null when it has none. */
export function errorOf(label: string): string | null {
  const frame = screen.getByText(label, { selector: '.form-label' }).closest('.form-field')
  if (!(frame instanceof HTMLElement)) throw new Error(`${label} is no field`)
  return within(frame).queryByRole('alert')?.textContent ?? null
}

/** Fills the least a gc cluster needs: a region and a name. */
export async function fillSmallest(name = 'atlas'): Promise<void> {
  await takeOption('Region', 'US Central')
  await field.size()
  typeName(name)
}

/** Sends the form and lets what follows from it happen. */
export function submit(): void {
  fireEvent.submit(screen.getByRole('form', { name: 'Create New Cluster' }))
}

/** The body of the last create call. */
export async function sentBody(rendered: Rendered): Promise<unknown> {
  await waitFor(() => {
    if (rendered.api.callsOf('createCluster').length === 0) throw new Error('Nothing was sent')
  })
  return rendered.api.callsOf('createCluster').at(-1)?.options.body
}
