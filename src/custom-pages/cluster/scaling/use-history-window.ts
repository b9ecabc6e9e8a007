import { defaultHistoryWindow, type HistoryWindow, historyWindows } from '../../../domain/auto-scale-history'
import { useQueryParameters } from '../../../ui/use-query-parameters'

/** How far back the charts reach, as the address says it: `hours=168`; the last day where it says nothing known. */
export function useHistoryWindow(): [hours: HistoryWindow, choose: (hours: HistoryWindow) => void] {
  const [parameters, setParameters] = useQueryParameters()
  const asked = parameters.get('hours')
  const hours = historyWindows.find((known) => String(known) === asked) ?? defaultHistoryWindow
  const choose = (next: HistoryWindow) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === defaultHistoryWindow) after.delete('hours')
        else after.set('hours', String(next))
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [hours, choose]
}
