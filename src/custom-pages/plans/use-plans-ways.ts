import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { planTabPath } from './plan-tab-path'

export type PlansView = 'cards' | 'purchase'

/** The two views of the plans page by their address, and the ways between them and out. */
export function usePlansWays() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const view: PlansView = query.get('view') === 'purchase' ? 'purchase' : 'cards'
  const steps = stepsWithin(state)

  const addressOf = (to: PlansView) => {
    const next = new URLSearchParams(query)
    if (to === 'purchase') next.set('view', to)
    else next.delete('view')
    return { search: next.toString() }
  }
  return {
    view,
    openPurchase: () => void navigate(addressOf('purchase'), { state: { plansSteps: steps + 1 } }),
    goBack: () => void (steps > 0 ? navigate(-1) : navigate(addressOf('cards'), { replace: true })),
    /** To the last location of the console before this page; a direct visit has none (PLAN-D13). */
    leave: () => void (historyIndex() > steps ? navigate(-steps - 1) : navigate(planTabPath)),
  }
}

/** How many entries of the history, up to this one, are of this page: its entries carry it over a reload. */
function stepsWithin(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('plansSteps' in state)) return 0
  return typeof state.plansSteps === 'number' ? state.plansSteps : 0
}

/** How many locations of the console lie before this one, as React Router counts them. */
function historyIndex(): number {
  const { idx } = window.history.state ?? {}
  return typeof idx === 'number' ? idx : 0
}
