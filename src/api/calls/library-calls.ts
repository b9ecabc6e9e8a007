import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  libraryListRequest,
  libraryListResponse,
  libraryRequest,
  librarySyncRequest,
  libraryUploadRequest,
  libraryUploadResponse,
} from '../wire/library'

const source = "D2 §7 'Libraries'"

/** Libraries of a cluster. `{instanceId}` is the cluster's id. */
export const libraryCalls = {
  listLibraries: {
    method: 'GET',
    path: '/instances/{instanceId}/libraries',
    request: null,
    response: libraryListResponse,
    isIdempotent: true,
    summary: 'List the libraries',
    source,
  },
  installLibrary: {
    method: 'PUT',
    path: '/instances/{instanceId}/libraries/install',
    request: libraryRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption:
      'data is {packages: [text]}, {coordinates, repository?}, {package, repository?} or {file: name} (LIB-D14).',
    summary: 'Install libraries',
    source,
  },
  uninstallLibrary: {
    method: 'PUT',
    path: '/instances/{instanceId}/libraries/uninstall',
    request: libraryRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption: 'data is as it was installed with (LIB-D14).',
    summary: 'Uninstall a library',
    source,
  },
  uninstallLibraries: {
    method: 'PUT',
    path: '/instances/{instanceId}/libraries/uninstall-multiple',
    request: libraryListRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption: 'The body is a plain list of {type, data} (LIB-D14).',
    summary: 'Uninstall several libraries',
    source,
  },
  uploadLibrary: {
    method: 'PUT',
    path: '/instances/{instanceId}/libraries/upload',
    request: libraryUploadRequest,
    response: libraryUploadResponse,
    isIdempotent: true,
    summary: 'Ask for the address a library file is sent to',
    source,
  },
  syncLibraries: {
    method: 'POST',
    path: '/instances/libraries/sync',
    request: librarySyncRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Synchronise the versions of Python packages',
    source,
  },
} as const satisfies Record<string, Call>
