/** A status in one spelling: "is starting" is "starting", "stopping tenant(s)" is "stopping tenants" (CFG-D14). */
export function plainStatus(status: string): string {
  return status
    .trim()
    .toLowerCase()
    .replace(/^is /, '')
    .replace(/ tenant(\(s\))?$/, ' tenants')
}
