import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { UseRequest } from '../requests'

/** Bodies of data agents, key by key as specified (D3 §7 'Data agents'). */
export const dataAgentRequests: NamedEntries<UseRequest> = {
  'create-data-agent': () => (values) => {
    const description = textValue(values.description).trim()
    return {
      tenantID: textValue(values.tenantId),
      name: textValue(values.name),
      ...(description === '' ? {} : { description }),
    }
  },
  'update-data-agent': () => (values) => ({ description: textValue(values.description).trim() }),
}
