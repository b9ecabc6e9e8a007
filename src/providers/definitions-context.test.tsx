import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { doors } from '../testing/example-definition'
import { gadgets } from '../testing/gadgets'
import { DefinitionsContext, useDefinitions } from './definitions-context'

const brought = [doors, { ...doors, name: 'people', scope: 'user' as const }]
const value = { definitions: brought, faults: new Map(), pending: new Set<string>(), examine: async () => {} }

it('the resources of a page stand before those that files bring to its scope', () => {
  const { result } = renderHook(() => useDefinitions('cluster', [gadgets]), {
    wrapper: ({ children }) => <DefinitionsContext value={value}>{children}</DefinitionsContext>,
  })
  expect(result.current.map(({ name }) => name)).toEqual(['gadgets', 'doors'])
})
