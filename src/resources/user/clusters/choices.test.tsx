import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { FormContext } from '../../../definitions/form-values'
import type { DataApp } from '../../../domain/data-app'
import '../../../locales/late-texts'
import { buildPerson } from '../../../testing/builders'
import { buildSize, createFormAnswers } from '../../../testing/choice-builders'
import { offeredChoices } from '../../../testing/offered-choices'
import type { OptionsState } from '../../../views/form/options-state'
import type { UseChoices } from '../../../views/resource-components'
import { choices } from './choices'

const useLevels: UseChoices = (asked) => choices?.['optimization-levels']?.(asked) ?? { state: 'loading' }

const context: FormContext = {
  ...{ mode: 'create', values: {}, record: null, scope: { kind: 'user' }, person: buildPerson() },
  productKey: 'basalt',
}

it('says of each type of installation and each level of optimization what it means [CRE-018]', async () => {
  const offered = (source: string) => choices?.[source]?.(context)
  const ready = { state: 'ready', preselected: null, empty: '' }
  expect(offered('installation-types')).toEqual({
    ...ready,
    choices: [
      { value: 'typical', label: 'Typical', text: 'The recommended set of services' },
      { value: 'custom', label: 'Custom', text: 'For set-ups agreed with our team' },
    ],
  })
  const level = (value: string, text: string) => ({ value, label: value, text })
  const { state } = await offeredChoices(useLevels, { answers: createFormAnswers() })
  expect(state).toEqual({
    ...ready,
    choices: [
      level('Analytics Optimized', 'Loader one step smaller than the chosen size'),
      level('General Purpose', 'Same size for analytics and loader'),
      level('Loader Optimized', 'Analytics one step smaller than the chosen size'),
    ],
  })
})

const small = buildSize('small', 1, 1)
const medium = buildSize('medium', 2, 2)
const large = buildSize('large', 3, 4)

it.each([
  ['large', []],
  ['medium', ['Analytics Optimized', 'Loader Optimized']],
])(
  'for the size %s no level may be taken that needs a smaller one which is not offered: %j [CRE-018]',
  async (csize, refused) => {
    const { api, now } = await offeredChoices(useLevels, {
      values: { platform: 'gc', region: 'gc-usc1', csize },
      answers: {
        ...createFormAnswers(),
        getSizes: () => ({ sizes: [medium, large], allSizes: [small, medium, large] }),
      },
    })
    await vi.waitFor(() => expect(api.callsOf('getSizes')).toHaveLength(1))
    await act(async () => {})
    expect(reasonsOf(now())).toEqual(
      refused.map((level) => [level, 'Needs a size that is not available for this cluster']),
    )
  },
)

/** What may not be chosen, and why. */
const reasonsOf = (state: OptionsState | undefined) =>
  state?.state === 'ready'
    ? state.choices.flatMap(({ value, disabledReason }) => (disabledReason ? [[value, disabledReason]] : []))
    : []

const usePackages: UseChoices = (asked) => choices?.['required-packages']?.(asked) ?? { state: 'loading' }
const dataApp = { name: 'Sales', isTrial: true, minimalVersion: null, isInstallable: true }
const dataApps: DataApp[] = [
  { ...dataApp, id: '7' },
  { ...dataApp, id: '8', packages: [] },
  { ...dataApp, id: '9', packages: ['numpy==1.3', 'pandas'] },
]

it.each([
  [null, [], 'Choose a data application first'],
  ['7', [], 'What this data application requires is not known here.'],
  ['8', [], 'This data application names no required packages.'],
  ['9', ['numpy==1.3', 'pandas'], 'This data application names no required packages.'],
])(
  'with the data app %s the required packages are %j, and none are claimed unknown [CRE-D02]',
  async (blueprintId, names, empty) => {
    const { now } = await offeredChoices(usePackages, {
      values: { blueprintId },
      answers: { listBlueprints: () => dataApps },
    })
    await vi.waitFor(() =>
      expect(now()).toMatchObject({ choices: names.map((name) => ({ value: name, label: name })), empty }),
    )
  },
)

it.each([
  [{ image: '4.3.1-1182', release: null }, ['Sales']],
  [{ image: '4.2.0', release: null }, []],
  [{ image: 'x', release: '4.3.0' }, ['Sales']],
])('data apps are compared with the image %j where it has no release [CRE-D15]', async (image, names) => {
  const { now } = await offeredChoices(choices?.['data-apps'] ?? usePackages, {
    values: { platform: 'gc', image: image.image },
    answers: {
      listImages: () => [image],
      getDefaultImage: () => image,
      listBlueprints: () => [{ ...dataApp, id: '1', minimalVersion: '4.3.0' }],
    },
  })
  expect(now()).toMatchObject({ state: 'ready', choices: names.map((label) => ({ label })) })
})

it.each([
  ['4.3.1-1182', ['Sales']],
  ['4.2.0', []],
])(
  'data apps of the second cloud are compared with the first image, %s, where no default is known',
  async (image, names) => {
    const { now } = await offeredChoices(choices?.['data-apps'] ?? usePackages, {
      values: { platform: 'az', image: 'Latest' },
      answers: {
        listImages: () => [{ image, release: null }],
        getDefaultImage: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })),
        listBlueprints: () => [{ ...dataApp, id: '1', minimalVersion: '4.3.0' }],
      },
    })
    expect(now()).toMatchObject({ state: 'ready', choices: names.map((label) => ({ label })) })
  },
)
