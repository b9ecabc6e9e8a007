import { ResourceContext } from '@refinedev/core'
import { render } from '@testing-library/react'
import { useContext } from 'react'
import { expect, it } from 'vitest'
import { gadgets } from '../testing/gadgets'
import { DefinedResource } from './defined-resource'

it("a definition is Refine's resource of its name inside, with its provider, before all others", () => {
  const seen: unknown[] = []
  function Probe() {
    seen.push(useContext(ResourceContext).resources)
    return null
  }
  const resources = [{ name: 'gadgets' }, { name: 'clusters' }]
  const ofFile = { ...gadgets, dataProviderName: 'rest' } as const
  render(
    <ResourceContext value={{ resources }}>
      <DefinedResource definition={gadgets}>
        <Probe />
      </DefinedResource>
      <DefinedResource definition={ofFile}>
        <Probe />
      </DefinedResource>
    </ResourceContext>,
  )
  expect(seen).toEqual([
    [{ name: 'gadgets', meta: { definition: gadgets } }, { name: 'clusters' }],
    [{ name: 'gadgets', meta: { definition: ofFile, dataProviderName: 'rest' } }, { name: 'clusters' }],
  ])
})
