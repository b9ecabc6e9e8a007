import { explain } from '../../../../access/explain'
import type { FormContext } from '../../../../definitions/form-values'
import type { Pipeline } from '../../../../domain/cluster-choices'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf } from '../../../../views/form/choices/loaded'

/** The person's cloud pipeline; null without asking where none was started (D1 §7 'azurepipelinestatus'). */
export function usePipeline({ person, productKey }: FormContext): Loaded<Pipeline | null> {
  const isForThem = !explain('open', 'ConsentFlow', { person, productKey }).isHidden
  const isStarted = isForThem && person.email !== null && person.pipelineStatus !== null
  const query = useCallQuery(
    'getPipelineStatus',
    { body: { email: person.email ?? '', userID: person.uuid } },
    { enabled: isStarted },
  )
  return isStarted ? loadedOf(query) : { state: 'ready', answer: null }
}
