import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import example from '../../../docs/examples/projects.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'

it('the place of charts whose code is on its way is kept, and busy', async () => {
  // Another file may have brought the code already.
  vi.resetModules()
  const { LateListCharts } = await import('./late-list-chart')
  const { definition } = readResourceFile(JSON.stringify(example), 'projects.json')
  const { container, unmount } = render(
    <LateListCharts
      definition={definition}
      records={[]}
      question={{ page: 1, size: 10, search: '', sort: null, filters: {} }}
    />,
  )
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  unmount()
  await LateListCharts.preload()
})
