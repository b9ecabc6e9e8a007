import { toCreateRequest } from '../../../api/to-create-request'
import { useChosenRegion } from '../../../resources/user/clusters/choices/use-region-choices'
import { useSizeOffer } from '../../../resources/user/clusters/choices/use-size-choices'
import { useVersions } from '../../../resources/user/clusters/choices/use-version-choices'
import type { FormContext } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { ToRequest, UseRequest } from '../requests'

export const clusterRequests: NamedEntries<UseRequest> = { 'create-cluster': useCreateClusterRequest }

function useCreateClusterRequest(context: FormContext): ToRequest {
  const region = useChosenRegion(context)
  const offer = useSizeOffer(context)
  const versions = useVersions(context)
  return (values) => {
    if (region === null || offer?.state !== 'ready' || versions.state !== 'ready') return null
    return toCreateRequest(values, { region, sizes: offer.answer })
  }
}
