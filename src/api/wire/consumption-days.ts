import { exactProduct, exactSum } from '../../domain/consumption/exact'
import type { ComponentUsage, UsedPart } from '../../domain/consumption/usage'
import type { DayConsumption } from '../../domain/day-consumption'
import { noteRecordFaults, type RecordFault } from '../record-faults'
import { isMap, Notes } from './consumption-notes'
import { readComponents } from './consumption-parts'
import type { Measures } from './measures'

/** Whether `consumptionAgg` came by component and hour (USE-007), and not as a list of days. */
export function isByComponent(sent: unknown): boolean {
  return (
    isMap(sent) &&
    ('hourly' in sent ||
      Object.values(sent).some((value) => isMap(value) && ('daily' in value || 'hourly' in value)))
  )
}

/**
 * The days in it, oldest first. What a day consumed is the sum of its hours; where they are not told, that of what its
 * components used, and it is not known where that is told without the hours it ran.
 */
export function daysByComponent(sent: Record<string, unknown>): Measures<DayConsumption> {
  const notes = new Notes()
  const { byName, hourly } = readComponents(sent, notes)
  const components = [...byName.values()]
  const dates = new Set(
    [hourly, ...components.flatMap((component) => [component.hourly, component.parts])].flatMap((byDate) => [
      ...byDate.keys(),
    ]),
  )
  const values = notes.all(() => true)
  const faults: RecordFault[] =
    values.length === 0 ? [] : [{ number: null, id: null, name: 'consumptionAgg', isShown: true, values }]
  const entries = [...dates].sort().flatMap((day): DayConsumption[] => {
    const total =
      sumOfHours(hourly.get(day)) ?? knownSum(components.flatMap((component) => consumedOn(component, day)))
    if (total !== null) return [{ day, total, spark: consumedOn(byName.get('spark'), day)[0] ?? null }]
    const unknown = { field: 'total', expected: ['number'], found: 'nothing', sample: null } as const
    faults.push({ number: null, id: null, name: day, isShown: false, values: [unknown] })
    return []
  })
  return noteRecordFaults({ entries, faults, isReadable: true }, faults)
}

/** What a component consumed on a day: nothing where it tells nothing of it, null where that is not known. */
function consumedOn(component: ComponentUsage | undefined, day: string): (number | null)[] {
  const hours = sumOfHours(component?.hourly.get(day))
  if (hours !== null) return [hours]
  const parts = component?.parts.get(day)
  return parts === undefined ? [] : [knownSum(parts.map(consumedBy))]
}

function consumedBy(part: UsedPart): number | null {
  if ('ipu' in part) return part.ipu
  return part.hours === null ? null : exactProduct([part.powerUnit, part.replicas, part.hours])
}

/** The sum of the hours that are told; null where none is. */
function sumOfHours(hours: readonly (number | null)[] = []): number | null {
  const told = hours.filter((hour) => hour !== null)
  return told.length === 0 ? null : exactSum(told)
}

/** The sum where each is known. */
function knownSum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length < values.length || known.length === 0 ? null : exactSum(known)
}
