import { nameOfFile } from '../definitions/file/name-of-file'
import { dashboards, findDefinition } from '../resources/registry'
import { pageAt, partsOf } from './route-table'

/**
 * Whether a path requires a login.
 * @param resources paths of definition files, from config.json: each is also the address of a resource
 */
export function isProtectedPath(pathname: string, resources: readonly string[] = []): boolean {
  const page = pageAt(pathname)
  if (page) return !page.isPublic
  const [first = '', ...rest] = partsOf(pathname)
  return rest.length < 2 && (resources.some((file) => nameOfFile(file) === first) || isInMenu(first))
}

function isInMenu(resource: string): boolean {
  return (
    findDefinition(resource)?.place.kind === 'menu' ||
    dashboards.some(({ dashboard }) => dashboard === resource)
  )
}
