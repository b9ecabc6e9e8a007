import * as z from 'zod/mini'
import { bareName, type Library, libraryTypes, readCoordinates, readLibraryType } from '../../domain/library'
import { enveloped, optionalState, optionalText, sentId } from './primitives'
import { recordsOf } from './records'

const wireLibrary = z.pipe(
  z.looseObject({
    name: z.string(),
    type: z.string(),
    sourceColumn: optionalText,
    status: optionalState,
    analyticsState: optionalState,
    loaderState: optionalState,
    chidoriState: optionalState,
    sparkState: optionalState,
  }),
  z.transform((sent): Library => {
    const source = sent.sourceColumn
    const type = readLibraryType(sent.type)
    return {
      // Libraries have no id of their own: kind, name and source tell them apart, whatever version they get.
      id: [type, bareName(type, sent.name), source ?? ''].join(' '),
      ...readCoordinates(type, sent.name),
      coordinates: sent.name,
      type,
      source,
      status: sent.status,
      analyticsState: sent.analyticsState,
      loaderState: sent.loaderState,
      chidoriState: sent.chidoriState,
      sparkState: sent.sparkState,
    }
  }),
)

/** GET /instances/{id}/libraries (D2 §3 'Library', API-D16). */
export const libraryListResponse = enveloped(
  z.pipe(
    recordsOf(wireLibrary),
    z.transform((libraries: Library[]) => {
      const shared = libraries.filter(({ id }, place) =>
        libraries.some((other, at) => other.id === id && at !== place),
      )
      // Two versions side by side; in place, for what could not be read is noted of this list.
      for (const library of shared) library.id += ` ${library.coordinates}`
      return libraries
    }),
  ),
  'libraries',
)

const libraryRequests = [
  z.strictObject({ type: z.literal('pypi'), data: z.strictObject({ packages: z.array(z.string()) }) }),
  z.strictObject({
    type: z.literal('maven'),
    data: z.strictObject({ coordinates: z.string(), repository: z.optional(z.string()) }),
  }),
  z.strictObject({
    type: z.literal('cran'),
    data: z.strictObject({ package: z.string(), repository: z.optional(z.string()) }),
  }),
  z.strictObject({ type: z.literal('file'), data: z.strictObject({ file: z.string() }) }),
] as const

/** Body of PUT …/libraries/install and …/uninstall: `{type, data}` (D2 §7 'Libraries', LIB-D14). */
export const libraryRequest = z.union([...libraryRequests])
export type LibraryRequest = z.infer<typeof libraryRequest>

/** Body of PUT …/libraries/uninstall-multiple: a plain list (LIB-D14). */
export const libraryListRequest = z.array(libraryRequest)

/** Body of PUT …/libraries/upload: where from, and the file's name. */
export const libraryUploadRequest = z.strictObject({ clientOrigin: z.string(), file: z.string() })

/** Where the file itself is put. */
export const libraryUploadResponse = enveloped(z.looseObject({ uploadURL: z.string() }))

/** Body of POST /instances/libraries/sync (LIB-D16). */
export const librarySyncRequest = z.strictObject({ instanceID: sentId, type: z.enum(libraryTypes) })
