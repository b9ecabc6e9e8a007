import type { ActionRequestOf } from '../../../definitions/define-behaviour'
import { type Library, repositoryOf } from '../../../domain/library'

/** What the actions on libraries send (D2 §7 'Libraries', LIB-D13, LIB-D14, LIB-D16). */
export const oneLibrary: ActionRequestOf<Library> = ([library]) => ({ body: library && libraryBody(library) })

export const manyLibraries: ActionRequestOf<Library> = (libraries) => ({ body: libraries.map(libraryBody) })

export const syncLibraries: ActionRequestOf<Library> = (_libraries, { scope }) => ({
  body: { instanceID: scope.kind === 'cluster' ? scope.cluster.id : '', type: 'pypi' },
})

/** A library as install and uninstall speak of it. */
function libraryBody({ type, coordinates, source }: Library) {
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
