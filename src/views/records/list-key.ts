/** The cache key of a resource's whole list. */
export function listKey(resource: string): readonly unknown[] {
  return ['data', 'default', resource, 'list', { pagination: 'off' }]
}
