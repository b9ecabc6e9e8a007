import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { fixedOptions } from './form/options-state'
import { ComponentsProvider, type ResourceComponents, useComponents } from './resource-components'

function Names() {
  const { cells = {}, choices = {} } = useComponents({ name: 'keys' })
  return <p>{[...Object.keys(cells), ...Object.keys(choices)].join(' ')}</p>
}

it('adds what a page brings of a resource to what the resource has already', () => {
  const state = () => null
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

it('compiles with cells that read records of the schema, and with no others', () => {
  type Keys = { schema: z.ZodMiniObject<{ id: z.ZodMiniString; bits: z.ZodMiniNumber }> }
  const right: ResourceComponents<Keys> = { cells: { size: ({ bits }) => bits.toFixed() } }
  // @ts-expect-error: the schema has no such field
  const misspelt: ResourceComponents<Keys> = { cells: { size: ({ bit }) => bit } }
  // @ts-expect-error: a cell of another schema
  const foreign: ResourceComponents<Keys> = { cells: { size: ({ bits }: { bits: string }) => bits } }

  expect([right, misspelt, foreign].map(({ cells }) => Object.keys(cells ?? {}))).toEqual([
    ['size'],
    ['size'],
    ['size'],
  ])
})
