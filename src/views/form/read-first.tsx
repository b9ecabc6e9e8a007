import '../../locales/table-texts'
import { type ReactNode, useMemo, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { DefinedMode } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Dialog } from '../../ui/dialog'
import { Spinner } from '../../ui/spinner'
import { errorSentence } from '../error-sentence'
import { useReadRecord } from '../record/use-record'
import { useRecordWords } from '../reference/record-words'
import { FormNotice, OptionsFailure } from './form-notice'
import { formPlanOf, usualWidth } from './form-plan'

type ReadFirstProps = {
  definition: ResourceDefinition
  mode: DefinedMode
  /** As its list has it, which may leave fields out that the form asks for. */
  listed: ResourceRecord
  onClose: () => void
  /** Draws the form of the record as its own call answers it. */
  children: (record: ResourceRecord) => ReactNode
}

/** Reads a record by the call its definition has for one, before a form over the list opens with its values. */
export function ReadFirst({ definition, mode, listed, onClose, children }: ReadFirstProps) {
  const { record, isConfirmed, isMissing, error, isReading, refresh } = useReadRecord(definition, listed.id)
  const [opened, setOpened] = useState<ResourceRecord>()
  const plan = useMemo(() => formPlanOf(definition, mode), [definition, mode])
  const names = useRecordWords(definition, [plan.title], [listed])([listed])
  if (record && isConfirmed && !error && !opened) setOpened(record)
  if (opened) return children(opened)
  return (
    <Dialog title={t(plan.title, names)} width={plan.width ?? usualWidth} onClose={onClose}>
      {isReading || !error ? (
        <Spinner text={t('common.loading')} />
      ) : isMissing ? (
        <FormNotice>{t('tables.recordGone', { one: t(definition.label.one), id: listed.id })}</FormNotice>
      ) : (
        <OptionsFailure sentence={errorSentence(error)} retry={() => void refresh()} />
      )}
    </Dialog>
  )
}
