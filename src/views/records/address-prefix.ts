import type { ResourceDefinition } from '../../definitions/define'

/** What stands before a list's keys in the address: several lists of one cluster may share a page, each with its own. */
export function addressPrefix({ name, scope }: Pick<ResourceDefinition, 'name' | 'scope'>): string {
  return scope === 'cluster' ? `${name}.` : ''
}
