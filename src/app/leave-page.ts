/**
 * Loads an address again in place of this page: the only way out of the console besides links and the identity
 * provider's client. `address` is a path of our own, or has passed `safeReturnTo`.
 */
export function leavePage(address: string): void {
  // To an address with a fragment that is open already, a browser would only scroll.
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.replace(address)
}
