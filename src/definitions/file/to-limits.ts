import { readDuration } from '../../domain/units'
import { readSize } from '../../domain/value-filter'
import type { FieldDefinition } from '../define-field'
import type { FileField } from './file-fields'

type Limits = Pick<FieldDefinition, 'min' | 'max'>

/**
 * The limits of sizes and durations as figures, where a file writes them with their unit. What cannot be read stays, and
 * is a fault of the definition.
 * @example toLimits({ type: 'bytes', max: '1 GiB' }) // { max: 1_073_741_824 }
 */
export function toLimits({ type, min, max }: Pick<FileField, 'type' | 'min' | 'max'>): Limits {
  const read = type === 'bytes' ? readSize : type === 'duration' ? readDuration : null
  const inFigures = (limit: Limits['min']) => (typeof limit === 'string' ? read?.(limit) : undefined) ?? limit
  return {
    ...(min !== undefined && { min: inFigures(min) }),
    ...(max !== undefined && { max: inFigures(max) }),
  }
}
