/** The identity a usage analysis knows a person by; a vendor is plugged in here. */
export type Analytics = {
  identify: (email: string) => void
  /** Log-out forgets who it was (D1 §1 'Log out'). */
  reset: () => void
}

/** Counts nothing and tells nobody; replaced when a vendor is chosen. */
export const quietAnalytics: Analytics = { identify: () => {}, reset: () => {} }
