import { expect, it } from 'vitest'
import { probe, probeLines } from '../testing/probe-file'

it.each(['q', 'id', 'page', 'per_page', 'sort', 'kind', '_where'])(
  'refuses to put filters together in the parameter %s, which says something else',
  (filterParameter) => {
    const list = { ...probe.list, paging: 'server', filters: ['kind'], filterBuilder: ['name'] }
    const lines = probeLines({ calls: { filterParameter }, list }).map((line) => line.replace(/^\S+ /, ''))
    expect(lines).toEqual([
      `R014 probes.calls.filterParameter: "${filterParameter}" already stands for something else in the request`,
    ])
  },
)
