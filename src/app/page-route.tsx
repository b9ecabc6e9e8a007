import { useLocation, useParams, useSearchParams } from 'react-router'
import type { Subject } from '../access/vocabulary'
import { NotFoundPage } from '../custom-pages/not-found/not-found-page'
import { t } from '../locales/t'
import { type Trail, TrailContext } from '../providers/trail-context'
import { useVerdict } from '../providers/use-verdict'
import { DefinitionGuard } from './definition-guard'
import { pageOf } from './pages'
import { type PageRoute, pageAt, partsOf } from './route-table'
import { Titled } from './titled'

/** A page of the route table: its title, its code, and what has to hold for it to be there. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const [query] = useSearchParams()
  const isAddressed = (route.query ?? []).every((name) => isGivenOnce(query.getAll(name)))
  if (!isAddressed) return <NotFoundPage isFullScreen={false} />
  if (route.opens === undefined) return <OpenPage route={route} />
  return <PageIfAllowed route={route} subject={route.opens} />
}

function isGivenOnce([value, ...others]: readonly string[]): boolean {
  return value !== undefined && value !== '' && others.length === 0
}

function PageIfAllowed({ route, subject }: { route: PageRoute; subject: Subject }) {
  const verdict = useVerdict('open', subject)
  return verdict.isAllowed ? <OpenPage route={route} /> : <NotFoundPage isFullScreen={false} />
}

function OpenPage({ route }: { route: PageRoute }) {
  const name = /:(\w+)/.exec(route.path)?.[1] ?? ''
  const part = useParams()[name] ?? ''
  const title = titleOf(route, part)
  const trail = trailOf(route, useLocation().pathname, part)
  const Page = pageOf(route)
  const page = <Page title={title} />
  return (
    <Titled title={title}>
      <TrailContext value={trail}>
        {route.resource ? <DefinitionGuard resource={route.resource}>{page}</DefinitionGuard> : page}
      </TrailContext>
    </Titled>
  )
}

/** The page it belongs to, else every page whose address its own continues. */
function trailOf({ below }: PageRoute, pathname: string, part: string): Trail {
  const parts = partsOf(pathname)
  const above = below ? [below] : parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return above.flatMap((to) => {
    const route = pageAt(to)
    return route ? [{ to, label: titleOf(route, part) }] : []
  })
}

function titleOf({ title }: PageRoute, part: string): string {
  if (typeof title === 'string') return t(title)
  const made = title(part)
  return typeof made === 'string' ? made : t(made.key, { name: made.name })
}
