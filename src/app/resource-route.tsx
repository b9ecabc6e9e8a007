import { useParams } from 'react-router'
import { NotFoundPage } from '../custom-pages/not-found/not-found-page'
import { t } from '../locales/t'
import { useAllDefinitions } from '../providers/definitions-context'
import { ContentSkeleton } from './page-skeleton'
import { dashboardPage as DashboardPage, resourcePage as ResourcePage } from './pages'

/** /{name} of any resource whose place is the menu, and its records' pages, or of a dashboard; what nobody has is the fallback page. */
export function ResourceRoute() {
  const { resourceName = '', part } = useParams()
  const { definitions, dashboards, pending } = useAllDefinitions()
  const definition = definitions.find(
    ({ name, place, detail, create }) =>
      name === resourceName &&
      place.kind === 'menu' &&
      (part === undefined || (part === 'create' && create?.layout) || detail?.page),
  )
  if (definition) return <ResourcePage key={definition.name} definition={definition} part={part} />
  const dashboard = dashboards?.find((each) => each.dashboard === resourceName)
  if (dashboard && part === undefined) return <DashboardPage key={resourceName} dashboard={dashboard} />
  if (pending.has(resourceName)) return <ContentSkeleton label={t('common.loading')} />
  return <NotFoundPage isFullScreen={false} />
}
