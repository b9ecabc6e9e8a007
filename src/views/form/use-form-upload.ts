import '../../locales/form-texts'
import { useEffect, useRef, useState } from 'react'
import type { FormContext, FormValues } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { type UploadFailure, useFileUpload } from '../../providers/use-file-upload'
import { errorSentence } from '../error-sentence'
import type { FormPlan } from './form-plan'

/** A file under way: how far it is, in percent, and the way to stop it. */
export type Upload = { percent: number; cancel: () => void }

/** What became of it: nothing to say where it arrived, or where there was no file to send. */
type Stored = { field: string; message: string } | 'cancelled' | null

/** Stores the file of a form whose definition has an `upload`, before its values are sent. */
export function useFormUpload({ upload: described, fields }: FormPlan, { scope }: FormContext) {
  const send = useFileUpload()
  const [upload, setUpload] = useState<Upload | null>(null)
  const underWay = useRef<AbortController>(undefined)
  // A file of a form that was left is for nothing.
  useEffect(() => () => underWay.current?.abort(), [])

  async function store(values: FormValues): Promise<Stored> {
    const { field, call } = described ?? {}
    const file = field === undefined || !fields[field] ? null : values[field]
    if (field === undefined || call === undefined || !(file instanceof File)) return null
    if (scope.kind !== 'cluster') return null
    const stop = new AbortController()
    underWay.current = stop
    const showProgress = (percent: number) => setUpload({ percent, cancel: () => stop.abort() })
    showProgress(0)
    try {
      const failure = await send(call, { instanceId: scope.cluster.id }, file, showProgress, stop.signal)
      if (failure === null || failure === 'cancelled') return failure
      return { field, message: t(failures[failure]) }
    } catch (error) {
      return { field, message: errorSentence(error) }
    } finally {
      underWay.current = undefined
      setUpload(null)
    }
  }

  return { upload, store }
}

const failures = {
  refused: 'form.uploadRefused',
  'too-large': 'form.uploadTooLarge',
  unreachable: 'form.uploadFailed',
} as const satisfies Record<Exclude<UploadFailure, 'cancelled'>, string>
