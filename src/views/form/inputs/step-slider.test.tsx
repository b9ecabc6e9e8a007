import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sizeChoices } from '../../../resources/user/clusters/place-choices'
import { buildSize } from '../../../testing/choice-builders'
import type { Choice } from '../options-state'
import { nearestOpenStep, StepSlider } from './step-slider'

function renderSlider(choices: readonly Choice[], value: string, lock: string | null = null) {
  const changes: unknown[] = []
  render(
    <StepSlider
      id="size"
      labelId="size-label"
      describedBy={undefined}
      field={{ label: 'createCluster.size', kind: 'slider' }}
      value={value}
      onChange={(next) => changes.push(next)}
      onBlur={() => {}}
      inputRef={() => {}}
      choices={choices}
      lock={lock}
      isRequired
      hasError={false}
    />,
  )
  return { slider: screen.getByRole('slider'), changes }
}

/** antd reads the numbers of keys. */
const keys = { right: 39, end: 35 }

const names = ['small', 'medium', 'larges1', 'larges2', 'larges3']
const all = names.map((name, place) => buildSize(name, place + 1, place + 1))
const allowed = all.filter(({ name }) => name !== 'medium' && name !== 'larges3')

describe('the size slider', () => {
  it.each([
    [2, ['0', '100']],
    [3, ['0', '50', '100']],
    [5, ['0', '25', '50', '75', '100']],
  ])('spreads %i steps evenly from 0 to 100 [CRE-015]', (count, positions) => {
    const { slider } = renderSlider(
      sizeChoices({ sizes: all.slice(0, count), allSizes: all }, 'create'),
      'small',
    )
    expect(slider.getAttribute('aria-valuemin')).toBe('0')
    expect(slider.getAttribute('aria-valuemax')).toBe('100')
    const marks = [...document.querySelectorAll<HTMLElement>('[data-position]')].map(
      (mark) => mark.dataset.position,
    )
    expect(marks).toEqual(positions)
  })

  it('offers only what is allowed for a new cluster [CRE-005, CRE-D12]', () => {
    renderSlider(sizeChoices({ sizes: allowed, allSizes: all }, 'create'), 'small')
    expect([...document.querySelectorAll<HTMLElement>('[data-position]')].map((mark) => mark.title)).toEqual([
      'small',
      'larges1',
      'larges2',
    ])
  })

  it('shows what is not allowed for a cluster that exists, and never ends there [CRE-005, CRE-014, CRE-D12]', () => {
    const { slider, changes } = renderSlider(sizeChoices({ sizes: allowed, allSizes: all }, 'edit'), 'small')
    const marks = [...document.querySelectorAll<HTMLElement>('[data-position]')]
    expect(marks.map((mark) => mark.dataset.disabled)).toEqual([
      undefined,
      'true',
      undefined,
      undefined,
      'true',
    ])
    fireEvent.keyDown(slider, { keyCode: keys.right })
    fireEvent.keyDown(slider, { keyCode: keys.end })
    expect(changes).toEqual(['larges1'])
  })

  it('says the size and its IPU per hour [CRE-058]', () => {
    const { slider } = renderSlider(sizeChoices({ sizes: all, allSizes: all }, 'create'), 'larges1')
    expect(slider.getAttribute('aria-valuetext')).toBe('larges1, 6 IPU/h')
    expect(slider.getAttribute('aria-valuenow')).toBe('50')
  })

  it('stays where it is, and reachable, while it is locked [CRE-012]', () => {
    const { slider, changes } = renderSlider(
      sizeChoices({ sizes: all, allSizes: all }, 'create'),
      'small',
      'Fixed',
    )
    expect(slider.getAttribute('aria-disabled')).toBe('true')
    expect(slider.id).toBe('size')
    slider.focus()
    expect(document.activeElement).toBe(slider)
    fireEvent.keyDown(slider, { keyCode: keys.right })
    expect(changes).toEqual([])
  })
})

const steps = ['a', 'b', 'c', 'd', 'e'].map((value) => ({
  value,
  label: value,
  ...(['a', 'c', 'e'].includes(value) ? { disabledReason: 'Not available for this cluster' } : {}),
}))

describe('a move of the slider', () => {
  it.each([
    [1, 3, 'd'],
    [1, 2, 'd'],
    [3, 2, 'b'],
    [1, 0, undefined],
    [3, 4, undefined],
    [1, 1, 'b'],
  ])(
    'from %i to %i ends on %s: steps that are not allowed are passed over [CRE-014]',
    (from, target, value) => {
      expect(nearestOpenStep(steps, from, target)?.value).toBe(value)
    },
  )
})
