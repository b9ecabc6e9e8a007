import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../api/errors'
import { forSchemaList } from '../../../definitions/resource-record'
import { clashesWith, type Library, librarySchema } from '../../../domain/library'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallSender } from '../../../providers/use-call'
import { type UploadFailure, useFileUpload } from '../../../providers/use-file-upload'
import { useNotices } from '../../../providers/use-notices'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { isToldElsewhere, useCommand } from '../../../views/action/use-command'
import { useStanding } from '../../../views/action/use-standing'
import { confirmWidth } from '../../../views/confirm/confirm-width'
import type { DialogProps } from '../../../views/confirm/dialog-props'
import { ActionCurl } from '../../../views/curl/action-curl'
import { errorSentence } from '../../../views/error-sentence'
import { LeaveDialog } from '../../../views/form/leave-dialog'
import {
  checkInstallForm,
  emptyInstallForm,
  type InstallErrors,
  type InstallForm,
  installRequest,
  wantedOf,
} from './install-form'
import styles from './install-library.module.css'
import { InstalledPackagesDialog } from './installed-packages-dialog'
import { SourceChoice } from './source-choice'
import { SourceFields } from './source-fields'

/** Installs libraries from one of six sources; a file goes to the storage first (D2 §2, §5, §7; LIB-D15). */
export function InstallLibraryDialog({ definition, action, onClose }: DialogProps) {
  const command = useCommand(definition)
  const standing = useStanding(definition)
  const scope = useScope()
  const request = useCallSender()
  const upload = useFileUpload()
  const notices = useNotices()
  const formId = useId()
  const [form, setForm] = useState(emptyInstallForm)
  const [isTried, setTried] = useState(false)
  const [answers, setAnswers] = useState<InstallErrors>({})
  const [clashes, setClashes] = useState<readonly Library[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const [isPending, setPending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const errors = { ...answers, ...(isTried ? checkInstallForm(form) : {}) }
  const isDirty = form !== emptyInstallForm

  function change(next: Partial<InstallForm>) {
    setAnswers({})
    if ('source' in next) setTried(false)
    setForm({ ...form, ...next })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isPending || Object.keys(checkInstallForm(form)).length > 0) return
    const present = librariesOf.behaviour(standing.list())
    const overwritten = clashesWith(wantedOf(form), present)
    if (overwritten.length > 0) setClashes(overwritten)
    else void install()
  }

  async function install() {
    setClashes([])
    setPending(true)
    const isThere = form.source !== 'file' || form.file === null || (await send(form.file))
    if (isThere) {
      const outcome = await command(action, [], { body: installRequest(form) })
      if (outcome.kind === 'done') return onClose()
      if (outcome.kind === 'failed') setAnswers(placed(outcome.error))
      if (outcome.kind !== 'busy' && !isToldElsewhere(outcome)) notices.showError(outcome.sentence)
    }
    setPending(false)
  }

  /** Puts the file where the product API says; whether it has arrived. */
  async function send(file: File): Promise<boolean> {
    if (scope.kind !== 'cluster') return false
    try {
      const { uploadURL } = await request('uploadLibrary', {
        path: { instanceId: scope.cluster.id },
        body: { clientOrigin: location.origin, file: file.name },
      })
      setProgress(0)
      const failure = await upload(uploadURL, file, setProgress)
      if (failure === null) return true
      setAnswers({ file: t(failures[failure]) })
    } catch (error) {
      setAnswers({ file: errorSentence(error) })
    } finally {
      setProgress(null)
    }
    return false
  }

  const close = () => {
    if (isPending) return
    if (isDirty) setLeaving(true)
    else onClose()
  }

  return (
    <Dialog
      title={t('libraries.installTitle')}
      width={confirmWidth}
      onClose={close}
      actions={
        <>
          <ActionCurl
            definition={definition}
            action={action}
            records={[]}
            reason={Object.values(checkInstallForm(form))[0] ?? null}
            given={() => ({ body: installRequest(form) })}
          />
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isDisabled={isPending}
            aria-busy={isPending || undefined}
          >
            {t('libraries.installSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <SourceChoice value={form.source} onChange={(source) => change({ source })} />
        <SourceFields form={form} errors={errors} onChange={change} />
        {progress !== null && (
          <p role="status">
            {t('libraries.uploading', { percent: progress })}
            <progress
              className={styles.progress}
              max={100}
              value={progress}
              aria-label={t('libraries.file')}
            />
          </p>
        )}
      </form>
      {clashes.length > 0 && (
        <InstalledPackagesDialog
          clashes={clashes}
          onCancel={() => setClashes([])}
          onOverwrite={() => void install()}
        />
      )}
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  )
}

const librariesOf = forSchemaList(librarySchema, (libraries) => libraries)

const failures = {
  refused: 'libraries.uploadRefused',
  'too-large': 'libraries.uploadTooLarge',
  unreachable: 'libraries.uploadFailed',
} as const satisfies Record<UploadFailure, string>

/** The server's words at the fields they speak of. */
function placed(error: unknown): InstallErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.fieldErrors.map(({ fieldName, message }) => [
      fieldName === 'repository' ? 'mavenRepository' : fieldName,
      message,
    ]),
  )
}
