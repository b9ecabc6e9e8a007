import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useApi } from './api-context'
import { useLinks } from './links-context'
import { useSession } from './session-context'

it.each<[string, () => unknown, string]>([
  ['the session', useSession, 'useSession needs a signed-in person'],
  ['the product API', useApi, 'useApi needs an ApiContext above it'],
  ['the configured addresses', useLinks, 'useLinks needs the runtime configuration'],
])('who asks for %s where there is none is told so', (_what, useIt, words) => {
  // React tells of it too.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useIt)).toThrow(words)
})
