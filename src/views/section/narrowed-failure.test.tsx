import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { ApiError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

const { definition } = readResourceFile(JSON.stringify(example), 'api-keys.json')

it('a search whose reading fails can be changed, and is asked again as it was', async () => {
  let isDown = true
  const { address } = renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': ({ query = {} }) => {
          if (isDown) throw new ApiError({ message: 'Asleep', statusCode: 503 })
          const record = definition.schema.parse({ id: '1', name: `Found by ${query.q}`, purpose: 'read' })
          return { records: [record], total: 1 }
        },
      },
    ),
    path: '/api-keys?q=build&purpose=read',
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('build')
  isDown = false
  fireEvent.click(again)
  await screen.findByRole('rowheader', { name: 'Found by build' })
  expect(address()).toBe('/api-keys?q=build&purpose=read')
})
