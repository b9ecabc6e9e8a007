import { explain, type Reason } from '../src/access/explain'
import type { CallBody } from '../src/api/contract'
import type { Person } from '../src/domain/person'
import { defaultImage } from './catalogue'
import { regionsOf } from './routes/choices'
import type { PersonRow } from './store/people'

/** placeholder until the rules of the domain are here */
export function choiceRefusals(person: PersonRow, body: CallBody<'createCluster'>) {
  const region = regionsOf(person.uuid).find((candidate) => candidate.cluster_code === body.k8sClusterCode)
  if (!region) throw new Error('region')
  return {
    region,
    image: body.image ?? defaultImage.image,
    throwInvalid: () => {},
    unmet: (clean: Person, productKey: string): Reason[] => [
      ...explain('choose', 'Platform', { person: clean, productKey, platform: body.platform }).reasons,
    ],
  }
}
