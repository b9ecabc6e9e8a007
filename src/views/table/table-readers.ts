import { mergeAreas } from '../form/merge-areas'
import { type Reader, type Readers, readers } from '../records/readers'

/**
 * Readers of what stands in tables, by the name a definition gives them: those of the first load, and those of each
 * area, `readers/<area>-readers.ts`. Only what is loaded with a table imports this.
 */
export const tableReaders: Readers = {
  ...readers,
  ...mergeAreas<Reader>(import.meta.glob('./readers/*-readers.ts', { eager: true })),
}
