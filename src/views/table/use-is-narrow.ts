import { useMediaQuery } from '../../ui/use-media-query'

/** Too narrow for columns side by side. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 639px)')
}
