import { toCreateRequest } from '../../api/to-create-request'
import { useChosenRegion } from './choices/use-region-choices'
import { useSizeOffer } from './choices/use-size-choices'
import { useVersions } from './choices/use-version-choices'
import type { FormContext, FormValues } from './form-values'

/** Turns values that passed the rules into a request; null while something it needs is not loaded. */
export type ToRequest = (values: FormValues) => unknown

/** Converters a definition's `create.request` may name; each is a hook, for what the values refer to. */
export const requests: Readonly<Record<string, (context: FormContext) => ToRequest>> = {
  'create-cluster': useCreateClusterRequest,
}

/** Without a converter the values of the form are the request. */
export function useFormValues(): ToRequest {
  return (values) => values
}

function useCreateClusterRequest(context: FormContext): ToRequest {
  const region = useChosenRegion(context)
  const offer = useSizeOffer(context)
  const versions = useVersions(context)
  return (values) => {
    if (region === null || offer?.state !== 'ready' || versions.state !== 'ready') return null
    return toCreateRequest(values, { region, sizes: offer.answer })
  }
}
