/** Whether an address is that of the cluster list, or of a sign-in that leads there. */
export function isListNext({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const target = pathname === '/signin' ? new URLSearchParams(search).get('redirect_to') : pathname
  return target === null || target === '/clusters' || target === '/instances'
}
