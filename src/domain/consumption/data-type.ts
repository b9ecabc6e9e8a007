/** What is measured of a cluster (D1 §9 'Consumption'), in the order in which it is shown. */
export const dataTypes = [
  'compute',
  'storage',
  'classA',
  'classB',
  'downloads',
  'uploads',
  'backups',
] as const
export type DataType = (typeof dataTypes)[number]

/** Figures of different units are never added up; those of different types of one unit neither. */
export type ConsumptionUnit = 'ipu' | 'operations' | 'gigabytes'

export const unitOf: Readonly<Record<DataType, ConsumptionUnit>> = {
  compute: 'ipu',
  storage: 'ipu',
  classA: 'operations',
  classB: 'operations',
  downloads: 'operations',
  uploads: 'operations',
  backups: 'gigabytes',
}

/** Backups are as large as they are: the last size counts, and sizes of different days are not added up. */
export function isLevel(type: DataType): boolean {
  return type === 'backups'
}
