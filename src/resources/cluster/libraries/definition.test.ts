import { expect, it } from 'vitest'
import { refreshEvery } from '../../../views/records/use-refresh'
import { libraries } from './definition'

const library = (states: Record<string, string>) => ({
  id: 'pypi numpy',
  name: 'numpy',
  version: null,
  coordinates: 'numpy',
  type: 'pypi',
  source: null,
  status: 'installed',
  analyticsState: 'installed',
  loaderState: 'installed',
  chidoriState: null,
  sparkState: null,
  ...states,
})

it.each([
  [{}, 120_000],
  [{ status: 'failed' }, 120_000],
  [{ status: 'installing' }, 30_000],
  [{ loaderState: 'uninstalling' }, 30_000],
  [{ sparkState: 'installing' }, 30_000],
])(
  'reads libraries again after the time their state asks for: %o after %i ms [LIB-009]',
  (states, expected) => {
    const { refresh } = libraries.list
    expect(refresh && refreshEvery(refresh, [library({}), library(states)])).toBe(expected)
  },
)
