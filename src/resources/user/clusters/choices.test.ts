import { expect, it } from 'vitest'
import type { FormContext } from '../../../definitions/form-values'
import '../../../locales/late-texts'
import { buildPerson } from '../../../testing/builders'
import { choices } from './choices'

const context: FormContext = {
  ...{ mode: 'create', values: {}, record: null, scope: { kind: 'user' }, person: buildPerson() },
  productKey: 'basalt',
}

it('says of each type of installation and each level of optimization what it means [CRE-018]', () => {
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
  expect(offered('optimization-levels')).toEqual({
    ...ready,
    choices: [
      level('Analytics Optimized', 'Loader one step smaller than the chosen size'),
      level('General Purpose', 'Same size for analytics and loader'),
      level('Loader Optimized', 'Analytics one step smaller than the chosen size'),
    ],
  })
})

it.each([
  [null, 'Choose a data application first'],
  ['7', 'This data application names no required packages.'],
])('says with the data app %s why there are no required packages', (blueprintId, words) => {
  const packages = choices?.['required-packages']?.({ ...context, values: { blueprintId } })
  expect(packages).toMatchObject({ choices: [], empty: words })
})
