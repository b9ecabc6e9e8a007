import { useCallback } from 'react'

/** Why a file did not arrive: the address is no longer good, the file too large, or nothing came back. */
export type UploadFailure = 'refused' | 'too-large' | 'unreachable'

/**
 * Sends a file to an address the product API signed: a plain PUT with the file's type and no token, for the storage is
 * somebody else's (LIB-D15). `fetch` does not tell how far an upload is, so this asks the older way.
 * @returns the failure, or null when the file has arrived
 */
export function useFileUpload() {
  return useCallback(
    (url: string, file: File, onProgress: (percent: number) => void): Promise<UploadFailure | null> =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest()
        request.open('PUT', url)
        request.setRequestHeader('content-type', file.type || 'application/octet-stream')
        request.upload.onprogress = ({ loaded, total }) => {
          if (total > 0) onProgress(Math.floor((100 * loaded) / total))
        }
        request.onload = () => resolve(failureOf(request.status))
        request.onerror = () => resolve('unreachable')
        request.ontimeout = () => resolve('unreachable')
        request.send(file)
      }),
    [],
  )
}

function failureOf(status: number): UploadFailure | null {
  if (status >= 200 && status < 300) return null
  return status === 413 ? 'too-large' : status < 500 ? 'refused' : 'unreachable'
}
