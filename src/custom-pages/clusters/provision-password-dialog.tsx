/** The forced password dialog of the clusters page (D1 §2 'Forced password-provision modal'). */
export function ProvisionPasswordDialog() {
  return null
}
