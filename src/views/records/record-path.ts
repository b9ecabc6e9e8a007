/** The address of a record's page; an id may hold anything. */
export function recordPath({ name }: { name: string }, id: string): string {
  return `/${name}/${encodeURIComponent(id)}`
}

/** What of a list's address goes along to a record's page, so that the way back leads to the list as it was. */
export function listState(search: string): { list: string } {
  return { list: search }
}

/** What came along; empty where a person came from elsewhere. */
export function listSearch(state: unknown): string {
  const search: unknown = Reflect.get(Object(state), 'list')
  return typeof search === 'string' ? search : ''
}
