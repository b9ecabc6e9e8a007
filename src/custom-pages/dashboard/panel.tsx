import { type ReactNode, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { DefinedResource } from '../../providers/defined-resource'
import { useAllDefinitions, useFaultsOf } from '../../providers/definitions-context'
import { useActionContext } from '../../views/action/use-action-context'
import { listVerdict } from '../../views/action/verdict-on'
import { DefinitionBoundary } from '../../views/section/definition-boundary'
import { FaultPanel } from '../../views/section/fault-panel'
import { Unavailable } from '../../views/section/unavailable'
import { ChartOfList } from './chart-of-list'
import { FigureOfList } from './figure-of-list'
import { PanelBoundary } from './panel-boundary'
import { PanelFrame, PanelWaiting } from './panel-frame'
import { panelTitle } from './panel-title'
import { RowsOfList } from './rows-of-list'
import { usePanelQuestion } from './use-panel-question'

/**
 * One panel: access of the list it is of is asked first, and says in its place why it may not be seen. What breaks in it
 * takes no other with it.
 */
export function Panel({ panel }: { panel: PanelDefinition }) {
  const { definitions, examine } = useAllDefinitions()
  const faults = useFaultsOf(panel.resource)
  const definition = definitions.find(({ name }) => name === panel.resource)
  // Its file is on its way; the check says of one that is not to come.
  if (!definition) return <PanelWaiting title={panel.title ? t(panel.title) : ''} kind={panel.kind} />
  if (faults.length > 0) return <FaultPanel definition={definition} faults={faults} level={2} />
  const title = panelTitle(panel, definition)
  return (
    <PanelBoundary title={title}>
      <DefinitionBoundary examine={examine} waiting={<PanelWaiting title={title} kind={panel.kind} />}>
        <DefinedResource definition={definition}>
          <IfSeen definition={definition} title={title}>
            <Content panel={panel} definition={definition} title={title} />
          </IfSeen>
        </DefinedResource>
      </DefinitionBoundary>
    </PanelBoundary>
  )
}

function IfSeen(props: { definition: ResourceDefinition; title: string; children: ReactNode }) {
  const { definition, title, children } = props
  const context = useActionContext(definition)
  const verdict = useMemo(() => listVerdict(definition, context), [definition, context])
  if (verdict.isAllowed) return children
  return (
    <PanelFrame title={title}>
      <Unavailable heading={definition.list.unavailable} reasons={verdict.reasons} />
    </PanelFrame>
  )
}

function Content(props: { panel: PanelDefinition; definition: ResourceDefinition; title: string }) {
  const { panel, definition, title } = props
  const question = usePanelQuestion(panel, definition)
  if (question === null) {
    return (
      <PanelFrame title={title}>
        <p className="second">{t('dashboard.nobody')}</p>
      </PanelFrame>
    )
  }
  const words = { definition, title, ...question }
  if (panel.kind === 'figure') return <FigureOfList panel={panel} {...words} />
  if (panel.kind === 'chart') return <ChartOfList panel={panel} {...words} />
  return <RowsOfList panel={panel} {...words} />
}
