import { useParams } from 'react-router'
import { NotFoundPage } from '../custom-pages/not-found/not-found-page'
import { t } from '../locales/t'
import { useAllDefinitions } from '../providers/definitions-context'
import { ContentSkeleton } from './page-skeleton'
import { resourcePage as ResourcePage } from './pages'
import { Titled } from './titled'

/** /{name} of any resource whose place is the menu; an address nobody has is the fallback page. */
export function ResourceRoute() {
  const { resourceName = '' } = useParams()
  const { definitions, pending } = useAllDefinitions()
  const definition = definitions.find(({ name, place }) => name === resourceName && place.kind === 'menu')
  if (definition) {
    return (
      <Titled title={t(definition.label.many)}>
        <ResourcePage key={definition.name} definition={definition} />
      </Titled>
    )
  }
  if (pending.has(resourceName)) return <ContentSkeleton label={t('common.loading')} />
  return <NotFoundPage isFullScreen={false} />
}
