import * as z from 'zod/mini'
import { ContractError } from '../api/errors'
import { type RecordFault, recordFaultsOf } from '../api/record-faults'
import { recordsOf, valueFaultsFrom } from '../api/wire/records'
import { valueAtPlace } from '../domain/dotted-place'

/** What a server has added up for one place of a chart. */
export type AnsweredRow = { label: string | number | boolean | null; value: number | null }

/**
 * The figure at a place of an answer; null where the server says that there is none.
 * @param call how faults name the call
 * @throws ContractError for what is no figure
 */
export function figureAt(answer: unknown, at: string, call: string): number | null {
  return answer === null ? null : readBy(placed(at, figure), answer, call)
}

/**
 * The rows of an answer, and what could not be read of them.
 * @param places where they stand, and what they say where
 * @throws ContractError for what is no list
 */
export function rowsAt(
  answer: unknown,
  { at, label, value }: { at?: string | undefined; label: string; value: string },
  call: string,
): { rows: readonly AnsweredRow[]; faults: readonly RecordFault[] } {
  if (answer === null) return { rows: [], faults: [] }
  const row = z.transform((sent: unknown, { issues }): AnsweredRow => {
    const said = placed(label, labelled).safeParse(sent)
    const read = placed(value, figure).safeParse(sent)
    for (const issue of [...(said.error?.issues ?? []), ...(read.error?.issues ?? [])])
      issues.push({ ...issue, input: sent } as z.core.$ZodRawIssue)
    return { label: said.data ?? null, value: read.data ?? null }
  })
  const rows = recordsOf(row, undefined, (sent) => ({ name: valueAtPlace(sent, label) }))
  const read = readBy(at === undefined ? rows : placed(at, rows), answer, call)
  return { rows: read, faults: recordFaultsOf(read) }
}

const labelled = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** One that is missing is a fault: the definition looks for it where it is not. */
const figure = z.pipe(
  z.transform((sent: unknown) => {
    if (sent === '') return null
    return typeof sent === 'string' && /^-?\d+(\.\d+)?$/.test(sent) ? Number(sent) : sent
  }),
  z.nullable(z.number()),
)

/** What stands at a place; its faults say where that is. */
function placed<Part>(place: string, schema: z.ZodMiniType<Part>) {
  return z.transform((sent: unknown, { issues }): Part => {
    const read = schema.safeParse(valueAtPlace(sent, place))
    for (const issue of read.error?.issues ?? [])
      issues.push({
        ...issue,
        path: [...place.split('.'), ...issue.path],
        input: sent,
      } as z.core.$ZodRawIssue)
    return read.success ? read.data : z.NEVER
  })
}

function readBy<Part>(schema: z.ZodMiniType<Part>, answer: unknown, call: string): Part {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  const { issues } = read.error
  const words = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ContractError(call, words, valueFaultsFrom(issues, answer))
}
