import { useNavigate } from 'react-router'
import { joinedReasons } from '../../access/joined-reasons'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { DefinedResource } from '../../providers/defined-resource'
import { Breadcrumb } from '../../ui/breadcrumb'
import { usePageTitle } from '../../ui/use-page-title'
import { useActionContext } from '../action/use-action-context'
import { openingVerdict } from '../action/verdict-on'
import { DefinedForm } from '../form/defined-form'
import { listPath } from '../records/record-path'
import { ListBeside } from './list-beside'
import { RecordState } from './record-state'

/** The page of a form that makes a record, at /{name}/create, for who may. */
export function CreatePage({ definition }: { definition: ResourceDefinition }) {
  const { create } = definition
  const title = create ? t(create.title) : ''
  usePageTitle(title)
  const navigate = useNavigate()
  const context = useActionContext(definition)
  const list = listPath(definition)
  const verdict = openingVerdict(definition, 'create', undefined, context)
  if (!create || !verdict?.isAllowed) {
    return (
      <RecordState
        definition={definition}
        title={title}
        text={verdict ? joinedReasons(verdict.reasons) : t('access.unknownAction')}
      />
    )
  }
  return (
    <>
      <Breadcrumb above={[{ to: list, label: t(definition.label.many) }]} here={title} />
      <header>
        <h1>{title}</h1>
        {create.intro !== undefined && <p className="second">{t(create.intro)}</p>}
      </header>
      <DefinedResource definition={definition}>
        <ListBeside definition={definition} />
        <DefinedForm definition={definition} mode="create" onClose={() => void navigate(list)} />
      </DefinedResource>
    </>
  )
}
