import { nameOfFile } from '../definitions/file/name-of-file'
import type { MessageKey } from '../locales/messages'
import { findDefinition } from '../resources/registry'

/** Places with a page of their own (D1 §2); `*` stands for one more part of the path. */
const protectedPaths = [
  '/clusters',
  '/instances',
  '/clusters/create',
  '/clusters/*',
  '/clusters/*/access',
  '/data-apps',
  '/data-apps/*',
  '/my-account',
  '/consumption',
  '/plans',
  '/users/acceptclusterinv',
  '/users/acceptownershiptransfer',
  '/consentflow',
] as const

/** Sections that have their address but are built later, and what they are called. */
export const unreleasedSections: readonly { path: string; title: MessageKey }[] = [
  { path: '/data-apps', title: 'shell.dataApps' },
  { path: '/data-apps/:blueprintName', title: 'shell.dataApps' },
  { path: '/my-account', title: 'shell.myAccount' },
  { path: '/consumption', title: 'shell.consumption' },
  { path: '/users/acceptclusterinv', title: 'shell.acceptInvitation' },
  { path: '/users/acceptownershiptransfer', title: 'shell.acceptOwnership' },
  { path: '/consentflow', title: 'shell.consentFlow' },
]

/**
 * Whether a path requires a login.
 * @param resources paths of definition files, from config.json: each is also the address of a resource
 */
export function isProtectedPath(pathname: string, resources: readonly string[] = []): boolean {
  const parts = partsOf(pathname)
  const [first = '', ...rest] = parts
  if (rest.length === 0 && (resources.some((file) => nameOfFile(file) === first) || isInMenu(first)))
    return true
  return protectedPaths.some((path) => {
    const wanted = partsOf(path)
    return (
      wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
    )
  })
}

function isInMenu(resource: string): boolean {
  return findDefinition(resource)?.place.kind === 'menu'
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}
