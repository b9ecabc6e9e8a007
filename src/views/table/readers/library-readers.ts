import { forSchema } from '../../../definitions/resource-record'
import { librarySchema, operationOf } from '../../../domain/library'
import type { Readers } from '../../records/readers'

export const libraryReaders: Readers = {
  'library-operation': {
    read: forSchema(librarySchema, (library) => operationOf(library) ?? 'none'),
    label: (value) => value,
  },
}
