export const errors = {
  /** Title of every error notification (D1 §8). */
  title: 'Error',
  /** Shown when the answer says nothing a person can read (D1 §8). */
  default: 'Something went wrong!',
  domainUnverified: 'The mail domain of this address is not expected here.',
} as const
