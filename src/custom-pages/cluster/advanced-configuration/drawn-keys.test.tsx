import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { item } from '../../../testing/config-tab-driver'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { AdvancedConfiguration } from './advanced-configuration'

/** The labels of the keys that were drawn, each time they were. */
const drawn: string[] = []
vi.mock('../../../views/form/field-frame', async (load) => {
  const real = await load<typeof import('../../../views/form/field-frame')>()
  return {
    FieldFrame: (props: Parameters<typeof real.FieldFrame>[0]) => {
      drawn.push(props.label)
      return real.FieldFrame(props)
    },
  }
})

const items = Array.from({ length: 200 }, (_, place) =>
  item({ key: `cache.${place}`, label: `Key ${place}`, value: 'x', max: 5 }),
)
const engine = {
  name: 'Engine',
  unread: [],
  items: [item({ key: 'engine.kind', label: 'Kind', value: 'x' })],
}
const groups = [
  {
    id: 'system',
    displayName: 'Server',
    unread: [],
    categories: [{ name: 'Cache', unread: [], items }, engine],
  },
]
// Not by role: among so many, looking for that is most of the time.
const fields = () => [...document.querySelectorAll<HTMLElement>('.form-field input')]
const draw = () =>
  renderWithProviders(<AdvancedConfiguration cluster={buildClusterDetail()} />, {
    api: createFakeApi({ listAdvancedConfigurations: () => groups }),
  })
const drawAll = async () => {
  draw()
  await waitFor(() => expect(fields()).toHaveLength(200))
}

beforeEach(() => void drawn.splice(0))

describe('among 200 keys', () => {
  it('few are drawn at first and all in the end, where those that stand are not drawn again', async () => {
    draw()
    await screen.findByRole('searchbox')
    expect(fields().length).toBeLessThan(50)
    await waitFor(() => expect(fields()).toHaveLength(200))
    // The first four once more, when the form has begun.
    expect(drawn.length).toBeLessThanOrEqual(204)
  })

  it('a value that is typed draws its own key alone', async () => {
    await drawAll()
    drawn.splice(0)
    // By its place: a look for its label takes seconds among so many.
    const input = fields()[70] ?? document.body
    fireEvent.change(input, { target: { value: 'xy' } })
    fireEvent.change(input, { target: { value: 'xyz' } })
    await screen.findByText('1 change', { selector: 'strong' })
    expect(new Set(drawn)).toEqual(new Set(['Key 70']))
    expect(drawn.length).toBeLessThan(7)
  })

  it('a letter of a search draws four keys before the next can be typed, and none that stands already', async () => {
    await drawAll()
    drawn.splice(0)
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: 'key 1' } })
    expect(fields()).toHaveLength(4)
    await waitFor(() => expect(fields()).toHaveLength(20))
    drawn.splice(0)
    fireEvent.change(box, { target: { value: 'key 10' } })
    expect(drawn).toEqual([])
  })

  it('one that is wrong and not drawn yet takes the focus once it is', async () => {
    await drawAll()
    fireEvent.change(fields()[199] ?? document.body, { target: { value: 'too long' } })
    fireEvent.click(screen.getByText('Engine', { selector: 'a' }))
    await waitFor(() => expect(fields()).toHaveLength(1))
    fireEvent.submit(document.querySelector('form') ?? document.body)
    await waitFor(() => expect(fields().indexOf(document.activeElement as HTMLElement)).toBe(199))
  })
})
