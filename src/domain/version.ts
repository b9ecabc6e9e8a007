/**
 * Compares two dotted versions number by number (CRE-D15): negative, zero or positive. Missing numbers count as 0;
 * a leading v and what follows the numbers (`-rc.1`, `+build`) do not count; a text without a number is below all.
 */
export function compareVersions(one: string, other: string): number {
  const numbers = numbersOf(one)
  const otherNumbers = numbersOf(other)
  if (!numbers || !otherNumbers) return Number(numbers !== null) - Number(otherNumbers !== null)
  const length = Math.max(numbers.length, otherNumbers.length)
  for (let index = 0; index < length; index += 1) {
    const order = compareDigits(numbers[index] ?? '', otherNumbers[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}

/** Whether a version is the minimum or above; no minimum fits every version, no version fits no minimum. */
export function atLeast(version: string | null, minimum: string | null): boolean {
  if (minimum === null || numbersOf(minimum) === null) return true
  return version !== null && compareVersions(version, minimum) >= 0
}

/** The numbers without leading zeros, as digits, so that none is too large to compare. */
function numbersOf(version: string): string[] | null {
  const dotted = /^v?(\d+(?:\.\d+)*)/i.exec(version.trim())?.[1]
  return dotted?.split('.').map((digits) => digits.replace(/^0+/, '')) ?? null
}

function compareDigits(one: string, other: string): number {
  if (one.length !== other.length) return one.length < other.length ? -1 : 1
  if (one === other) return 0
  return one < other ? -1 : 1
}
