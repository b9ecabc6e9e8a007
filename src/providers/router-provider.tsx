import { matchResourceFromRoute, ResourceContext, type RouterProvider } from '@refinedev/core'
import binding from '@refinedev/react-router'
import { useCallback, useContext } from 'react'
import { useLocation, useParams } from 'react-router'

/**
 * Refine's navigation over react-router, but for reading the address: the binding's own `parse` hands query parameters
 * on, which would reach the data provider as `meta`, and decodes ids a second time, so that an address a person can
 * type could break the page.
 */
export const routerProvider: RouterProvider = {
  ...binding,
  parse: () => {
    const { pathname } = useLocation()
    const { id } = useParams()
    const { resources } = useContext(ResourceContext)
    return useCallback(() => {
      const { resource, action } = matchResourceFromRoute(pathname, resources)
      return {
        pathname,
        params: {},
        ...(resource && { resource }),
        ...(action && { action }),
        ...(id && { id }),
      }
    }, [pathname, id, resources])
  },
}
