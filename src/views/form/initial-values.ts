import type { Person } from '../../domain/person'
import type { FormRecord } from './form-values'

/** Values a form opens with; a definition's `create.initial` names one. */
export const initialValues: Readonly<Record<string, (person: Person) => FormRecord>> = {
  'create-cluster': ({ configurations }) => ({
    optimizationLevel: 'General Purpose',
    installation: 'typical',
    dsize: configurations.diskSize.value,
    idleTime: '1',
    keepAlive: false,
  }),
}
