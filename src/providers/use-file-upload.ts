import { useCallback } from 'react'
import { onServerOf } from '../domain/safe-href'
import { useApi } from './api-context'
import { useSession } from './session-context'

/** Why a file did not arrive: the address is no longer good, the file too large, nothing came back, or it was stopped. */
export type UploadFailure = 'refused' | 'too-large' | 'unreachable' | 'cancelled'

/**
 * Asks a call where a file belongs and sends it there: to an address the product API signed, a plain PUT with the
 * file's type and no token, for the storage is somebody else's (LIB-D15); a path is one of the API's server. `fetch` does not tell how far an upload is,
 * so this asks the older way.
 * @returns the failure, or null when the file has arrived; throws what the call throws
 */
export function useFileUpload() {
  const api = useApi()
  const { apiUrl } = useSession()
  return useCallback(
    async (
      call: 'uploadLibrary',
      path: { instanceId: string },
      file: File,
      onProgress: (percent: number) => void,
      signal: AbortSignal,
    ): Promise<UploadFailure | null> => {
      const body = { clientOrigin: location.origin, file: file.name }
      const place = await api(call, { path, body, signal }).catch((failure) => {
        if (signal.aborted) return null
        throw failure
      })
      if (place === null || signal.aborted) return 'cancelled'
      return put(onServerOf(apiUrl, place.uploadURL), file, onProgress, signal)
    },
    [api, apiUrl],
  )
}

function put(url: string, file: File, onProgress: (percent: number) => void, signal: AbortSignal) {
  return new Promise<UploadFailure | null>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((100 * loaded) / total))
    }
    request.onload = () => resolve(failureOf(request.status))
    request.onerror = () => resolve('unreachable')
    request.ontimeout = () => resolve('unreachable')
    request.onabort = () => resolve('cancelled')
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function failureOf(status: number): UploadFailure | null {
  if (status >= 200 && status < 300) return null
  return status === 413 ? 'too-large' : status < 500 ? 'refused' : 'unreachable'
}
