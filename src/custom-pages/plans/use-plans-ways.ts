import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { checkNameCharacters } from '../../domain/cluster-name'
import { historyIndex } from '../../ui/history-index'
import { useLocationNow } from '../../ui/use-location-now'
import { planTabPath } from './plan-tab-path'

export type PlansView = 'cards' | 'purchase'

/** The two views of the plans page by their address, and the ways between them and out. */
export function usePlansWays() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const view: PlansView = query.get('view') === 'purchase' ? 'purchase' : 'cards'
  const steps = useSteps()

  const cluster = query.get('cluster') ?? ''
  const addressOf = (to: PlansView) => {
    const next = new URLSearchParams(query)
    if (to === 'purchase') next.set('view', to)
    else next.delete('view')
    return { search: next.toString() }
  }
  return {
    view,
    /** The cluster a link has brought along, by its name; null for what can be none (DET-D06). */
    cluster: checkNameCharacters(cluster) === null ? cluster : null,
    cardsPath: createPath({ pathname: '/plans', ...addressOf('cards') }),
    openPurchase: () => void navigate(addressOf('purchase'), { state: { plansSteps: steps + 1 } }),
    goBack: () => void (steps > 0 ? navigate(-1) : navigate(addressOf('cards'), { replace: true })),
    /** To the last location of the console before this page; a direct visit has none (PLAN-D13). */
    leave: () => void (historyIndex() > steps ? navigate(-steps - 1) : navigate(planTabPath)),
  }
}

/**
 * How many entries of the history before this one are of this page; they carry it over a reload. A link of the console
 * that leads here from here, as the breadcrumb and the palette have, does not know of it: what it adds is told after it.
 */
function useSteps(): number {
  const { key, state } = useLocation()
  const locationNow = useLocationNow()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const said = stepsIn(state)
  const shown = useRef<{ key: string; steps: number } | null>(null)
  useEffect(() => {
    const last = shown.current
    const isUntold = said === null && last !== null && last.key !== key && navigation !== 'POP'
    const steps = isUntold ? last.steps + (navigation === 'PUSH' ? 1 : 0) : (said ?? 0)
    shown.current = { key, steps }
    if (!isUntold) return
    const { search } = locationNow()
    void navigate({ search }, { replace: true, state: { plansSteps: steps }, preventScrollReset: true })
  }, [key, said, navigation, navigate, locationNow])
  return said ?? 0
}

/** Null where an entry does not tell. */
function stepsIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('plansSteps' in state)) return null
  return typeof state.plansSteps === 'number' ? state.plansSteps : null
}
