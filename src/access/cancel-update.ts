import type { Verdict } from './explain'

/**
 * Why a pending update may not be cancelled, of what access says about starting one: the permission is the same, and
 * nothing else that stands in the way of an update keeps one from being cancelled (DET-D21).
 */
export function reasonsAgainstCancel({ reasons }: Pick<Verdict, 'reasons'>): Verdict['reasons'] {
  return reasons.filter(({ kind }) => kind === 'policy')
}
