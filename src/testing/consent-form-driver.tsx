import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ConsentFlowPage } from '../custom-pages/consent-flow/consent-flow-page'
import { buildPerson } from './builders'
import { buildPipeline } from './choice-builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { type RenderOptions, renderWithProviders } from './render-with-providers'

export const credentials =
  '{"appId":"app-1","displayName":"atlas","password":"S3CR3T-canary","tenant":"tenant-1"}'
export const subscriptionId = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'

const answers: FakeAnswers = {
  readSystemConfiguration: () => ({ value: 'East US, Korea Central' }),
  getDefaultImage: () => ({ image: '4.3.1-1182', release: '4.3.1' }),
  getKubernetesVersion: () => '1.29',
  getAzurePlan: () => 'enterprise',
  createSubscription: () => ({ isNetworkReached: true }),
  createPipeline: () => ({ message: null }),
  getPipelineStatus: () => buildPipeline(),
}

export function renderPage(changed: FakeAnswers = {}, { person, ...options }: RenderOptions = {}) {
  return renderWithProviders(<ConsentFlowPage />, {
    api: createFakeApi({ ...answers, ...changed }),
    person: person ?? buildPerson({ canOpenConsentFlow: true, pipelineStatus: 'failed' }),
    path: '/consentflow',
    ...options,
  })
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const button = (name: string) => screen.getByRole('button', { name })
export const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
export const command = () => screen.getByRole('region', { name: 'Command' }).querySelector('pre')?.textContent
export const errorOf = (label: string) =>
  screen
    .getByLabelText(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

export async function fillSubscription(name = 'atlas') {
  await screen.findByLabelText('Environment name')
  type('Environment name', name)
  type('Subscription ID', subscriptionId)
  type('Resource group', 'analytics-rg')
  await waitFor(() => expect(isOff('Next')).toBe(false))
  fireEvent.click(button('Next'))
}
export async function fillCredentials(text = credentials) {
  await screen.findByLabelText('Service principal credentials')
  type('Service principal credentials', text)
  await waitFor(() => expect(isOff('Next')).toBe(false))
  fireEvent.click(button('Next'))
}
export async function chooseRegion() {
  const region = await screen.findByRole('combobox', { name: 'Region' })
  fireEvent.mouseDown(region)
  fireEvent.click(await screen.findByText('Korea Central', { selector: '.ant-select-item-option-content' }))
}
export async function fillAll() {
  await fillSubscription()
  await fillCredentials()
  await chooseRegion()
  await waitFor(() => expect(isOff('Next')).toBe(false))
  fireEvent.click(button('Next'))
  await screen.findByRole('button', { name: 'Send' })
}
