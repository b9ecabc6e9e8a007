type Named = { name: string }

/** The address of a record's page; an id may hold anything. */
export function recordPath(resource: Named, id: string): string {
  return `${listPath(resource)}/${encodeURIComponent(id)}`
}

/** The address of a list that is a page. */
export function listPath({ name }: Named): string {
  return `/${name}`
}

/** The address of a form that makes a record on a page of its own. */
export function createPath(resource: Named): string {
  return `${listPath(resource)}/create`
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
