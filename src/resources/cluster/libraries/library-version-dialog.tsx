import { type FormEvent, useId, useState } from 'react'
import { forSchema } from '../../../definitions/resource-record'
import { isLibraryVersion, librarySchema } from '../../../domain/library'
import { t } from '../../../locales/t'
import { useNotices } from '../../../providers/use-notices'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { isToldElsewhere, useCommand } from '../../../views/action/use-command'
import { confirmWidth } from '../../../views/confirm/confirm-width'
import type { DialogProps } from '../../../views/confirm/dialog-props'
import { TextField } from '../../../views/confirm/text-field'
import { ActionCurl } from '../../../views/curl/action-curl'
import { versionRequest } from './install-form'

/** Gives an installed library another version; empty means the latest (D2 §5 'Libraries'). */
export function LibraryVersionDialog({ definition, action, records, onClose }: DialogProps) {
  const [record] = records
  const library = record ? libraryOf.behaviour(record) : null
  const command = useCommand(definition)
  const notices = useNotices()
  const formId = useId()
  const [version, setVersion] = useState(library?.version === 'latest' ? '' : (library?.version ?? ''))
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  if (!library) return null
  const isRight = isLibraryVersion(version.trim())
  const { name, type } = library

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isRight || isPending) return
    setPending(true)
    const outcome = await command(action, records, { body: versionRequest(type, name, version.trim()) })
    setPending(false)
    if (outcome.kind === 'done') onClose()
    else if (outcome.kind !== 'busy' && !isToldElsewhere(outcome)) notices.showError(outcome.sentence)
  }

  return (
    <Dialog
      title={t('libraries.editVersionTitle', { name })}
      width={confirmWidth}
      onClose={onClose}
      actions={
        <>
          <ActionCurl
            definition={definition}
            action={action}
            records={records}
            reason={isRight ? null : t('libraries.wrongVersion')}
            given={() => ({ body: versionRequest(type, name, version.trim()) })}
          />
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isDisabled={isPending}
            aria-busy={isPending || undefined}
          >
            {t('libraries.versionSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('libraries.version')}
          value={version}
          error={isTried && !isRight ? t('libraries.wrongVersion') : null}
          isValid={isRight}
          help={t('libraries.versionHelp')}
          onChange={setVersion}
        />
      </form>
    </Dialog>
  )
}

const libraryOf = forSchema(librarySchema, (library) => library)
