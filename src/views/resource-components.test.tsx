import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { forSchema } from '../definitions/resource-record'
import { fixedOptions } from './form/options-state'
import { ComponentsProvider, useComponents } from './resource-components'

function Names() {
  const { cells = {}, choices = {} } = useComponents({ name: 'keys' })
  return <p>{[...Object.keys(cells), ...Object.keys(choices)].join(' ')}</p>
}

it('adds what a page brings of a resource to what the resource has already', () => {
  const state = forSchema(z.object({}), () => null)
  const regions = () => fixedOptions([])
  render(
    <ComponentsProvider components={{ keys: { cells: { state } } }}>
      <ComponentsProvider components={{ keys: { choices: { regions } } }}>
        <Names />
      </ComponentsProvider>
    </ComponentsProvider>,
  )
  expect(screen.getByText('state regions')).toBeDefined()
})
