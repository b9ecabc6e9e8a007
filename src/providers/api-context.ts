import { createContext, useContext } from 'react'
import type { ApiClient } from '../api/api-client'

/** Carries the client of the product API; the composition root provides it. */
export const ApiContext = createContext<ApiClient | null>(null)

/** The client of the product API. @throws Error outside the signed-in or public application. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiContext above it')
  return api
}
