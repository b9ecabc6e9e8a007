import '../../locales/form-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { useActionContext } from '../action/use-action-context'
import type { CopyAsCurlProps } from '../curl/copy-as-curl'
import { curlOfForm } from '../curl/curl-of'
import { faultsReason } from './check-values'
import type { FormSender } from './form-sender'
import { withPlaceholders } from './record-values'
import type { ResourceForm } from './use-resource-form'

/**
 * The command that sends what the form's button would send now, with the same key: run once and pressed once, there is
 * one effect. Secrets stand as placeholders.
 */
export function useFormCurl(
  definition: ResourceDefinition,
  { engine, sending }: ResourceForm,
  sender: FormSender | undefined,
): CopyAsCurlProps {
  const { plan, faults, context } = engine
  const { toRequest, momentOf, keyFor } = sending
  const curlContext = useActionContext(definition)
  const faulty = faultsReason(plan.fields, faults)
  const isLoading = faulty === null && toRequest(context.values) === null
  return {
    reason: faulty ?? (isLoading ? t('form.stillLoading') : null),
    command: () => {
      const shown = withPlaceholders(plan.fields, context.values)
      if (sender?.curl) return sender.curl(shown, context.values)
      const moment = momentOf(context.values)
      const body = toRequest(shown, moment)
      const idempotencyKey = keyFor(toRequest(context.values, moment))
      return curlOfForm(definition, plan.call, context.record, curlContext, { body, idempotencyKey })
    },
  }
}
