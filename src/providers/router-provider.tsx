import {
  type GoConfig,
  matchResourceFromRoute,
  type ParsedParams,
  ResourceContext,
  type RouterProvider,
} from '@refinedev/core'
import { useCallback, useContext } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'

/**
 * Refine's navigation over react-router. Unlike Refine's own binding it hands on no query parameter, which would reach
 * the data provider as `meta`, and decodes nothing a second time: an address a person can type cannot break the page.
 */
export const routerProvider: RouterProvider = {
  go: () => {
    const navigate = useNavigate()
    const { search, hash } = useLocation()
    return useCallback(
      (config: GoConfig) => {
        const target = addressOf(config, { search, hash })
        if (config.type === 'path') return target
        void navigate(target, { replace: config.type === 'replace' })
      },
      [navigate, search, hash],
    )
  },
  back: () => {
    const navigate = useNavigate()
    return useCallback(() => void navigate(-1), [navigate])
  },
  parse: () => {
    const { pathname } = useLocation()
    const { id } = useParams()
    const { resources } = useContext(ResourceContext)
    return useCallback(() => {
      const { resource, action } = matchResourceFromRoute(pathname, resources)
      const params: ParsedParams = {}
      return { pathname, params, ...(resource && { resource }), ...(action && { action }), ...(id && { id }) }
    }, [pathname, id, resources])
  },
  Link,
}

function addressOf(config: GoConfig, here: { search: string; hash: string }): string {
  const query = new URLSearchParams(config.options?.keepQuery ? here.search : '')
  for (const [name, value] of Object.entries(config.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  const search = query.size > 0 ? `?${query}` : ''
  const hash = (config.hash ?? (config.options?.keepHash ? here.hash : '')).replace(/^#/, '')
  return `${String(config.to ?? '')}${search}${hash && `#${hash}`}`
}
