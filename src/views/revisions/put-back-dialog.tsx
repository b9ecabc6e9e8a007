import { useMemo, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { own, said } from '../../definitions/file/file-texts'
import type { ResourceRecord } from '../../definitions/resource-record'
import { joinedSentences } from '../../domain/joined-sentences'
import { nameOf } from '../action/names-of'
import { useActionContext } from '../action/use-action-context'
import { FormDialog } from '../form/form-dialogs'
import { puttingBack } from './put-back'
import { whenOf } from './revision-entry'
import type { Revision } from './revision-list'

type PutBackDialogProps = {
  definition: ResourceDefinition
  /** As it is now. */
  record: ResourceRecord
  state: Revision
  onClose: () => void
}

/**
 * Asks whether a record is to be put back to an earlier state: its form to edit, filled in with what was, at its last
 * look. All that the form does, it does: rules, what others changed meanwhile, refusals and lost answers.
 */
export function PutBackDialog({ definition, record, state, onClose }: PutBackDialogProps) {
  const context = useActionContext(definition)
  // It is about the record as it was when the question was asked.
  const [{ values, left }] = useState(() => puttingBack(definition, record, state, context))
  const asking = useMemo((): ResourceDefinition => {
    const { edit } = definition
    if (!edit) return definition
    const when = whenOf(state)
    return {
      ...definition,
      edit: {
        ...edit,
        title: said('revisions.putBackTitle', { name: own(nameOf(definition, record)) }),
        intro:
          when === null ? 'revisions.putBackTextUnknown' : said('revisions.putBackText', { when: own(when) }),
        ...(left.length > 0 && { note: said('revisions.left', { fields: own(joinedSentences(left)) }) }),
        submit: 'revisions.putBack',
        success: 'revisions.putBackDone',
        useServerMessage: false,
        wizard: { review: 'revisions.putBackReview' },
      },
    }
  }, [definition, record, state, left])
  return <FormDialog definition={asking} mode="edit" record={record} filledIn={values} onClose={onClose} />
}
