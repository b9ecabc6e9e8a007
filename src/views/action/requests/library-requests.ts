import { forSchemaList } from '../../../definitions/resource-record'
import { type Library, librarySchema, repositoryOf } from '../../../domain/library'
import type { ActionRequestOf } from '../action-requests'

/** What the actions on libraries send (D2 §7 'Libraries', LIB-D13, LIB-D14, LIB-D16). */
export const libraryActionRequests: Readonly<Record<string, ActionRequestOf>> = {
  library: forSchemaList(librarySchema, ([library]) => ({ body: library && libraryBody(library) })),
  'library-list': forSchemaList(librarySchema, (libraries) => ({ body: libraries.map(libraryBody) })),
  'library-sync': forSchemaList(librarySchema, (_libraries, { scope }) => ({
    body: { instanceID: scope.kind === 'cluster' ? scope.cluster.id : '', type: 'pypi' },
  })),
}

/** A library as install and uninstall speak of it. */
export function libraryBody({ type, coordinates, source }: Library) {
  const address = repositoryOf(source)
  const repository = address === null ? {} : { repository: address }
  switch (type) {
    case 'pypi':
      return { type, data: { packages: [coordinates] } }
    case 'maven':
      return { type, data: { coordinates, ...repository } }
    case 'cran':
      return { type, data: { package: coordinates, ...repository } }
    default:
      return { type: 'file', data: { file: coordinates } }
  }
}
