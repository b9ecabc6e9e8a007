/** Seconds of each unit in which an API may count a duration. */
const durations = { ms: 0.001, s: 1, min: 60, h: 3_600, d: 86_400 } as const
/** Bytes of each unit in which an API may count a size. */
const sizes = {
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
  TiB: 1024 ** 4,
  kB: 1000,
  MB: 1000 ** 2,
  GB: 1000 ** 3,
  TB: 1000 ** 4,
} as const

/** What one of these is of an amount, in a currency with two decimals. */
const amounts = { cents: 0.01 } as const
const figures = { ...durations, ...sizes, ...amounts }

/** What an API may count in a value, where that is not what the console does. */
export type SentIn = keyof typeof figures | 'share'

/** What an API may count in a value, by the kind of the field. */
export const unitsOfKinds: Readonly<
  Record<'duration' | 'bytes' | 'percent' | 'money' | 'date' | 'date-time', readonly SentIn[]>
> = {
  duration: ['ms', 's', 'min', 'h', 'd'],
  bytes: ['KiB', 'MiB', 'GiB', 'TiB', 'kB', 'MB', 'GB', 'TB'],
  percent: ['share'],
  money: ['cents'],
  date: ['ms', 's'],
  'date-time': ['ms', 's'],
}

/** What a figure of the API is here: seconds, bytes, a hundredth, or an amount. */
export function figureRead(value: number, sentIn: SentIn): number {
  if (sentIn === 'ms') return value / 1000
  if (sentIn === 'share') return plainly(value * 100, 12)
  return plainly(value * figures[sentIn], 15)
}

/** The reverse: what a figure is sent as. */
export function figureSent(value: number, sentIn: SentIn): number {
  if (sentIn === 'ms') return Math.round(value * 1000)
  if (sentIn === 'share') return plainly(value / 100, 12)
  return plainly(value / figures[sentIn], 15)
}

/** Without what reckoning in binary fractions adds: 0.07 is 7, and not 7.000000000000001. */
function plainly(value: number, digits: number): number {
  return Number(value.toPrecision(digits))
}
