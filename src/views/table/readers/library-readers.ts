import { librarySchema, operationOf } from '../../../domain/library'
import type { Readers } from '../../records/readers'
import { forSchema } from '../../records/resource-record'

export const libraryReaders: Readers = {
  'library-operation': {
    read: forSchema(librarySchema, (library) => operationOf(library) ?? 'none'),
    label: (value) => value,
  },
}
