/*
 * Sums as somebody would write them down: every figure is the decimal number it prints as, and they are added exactly.
 * The order plays no part, and a total of totals is the total of all, so that each number shown is the sum of its parts
 * (README decision 13).
 */

/** The exact sum of figures as the number nearest to it; 0 without any. */
export function exactSum(figures: Iterable<number>): number {
  const sum = new Sum()
  for (const figure of figures) sum.add(figure)
  return sum.value()
}

/** What is left of a figure without its parts. */
export function exactRest(figure: number, parts: Iterable<number>): number {
  const sum = new Sum()
  sum.add(figure)
  for (const part of parts) sum.add(-part)
  return sum.value()
}

/** The exact product of figures; 1 without any. */
export function exactProduct(factors: readonly number[]): number {
  const product = factors
    .map(decimalOf)
    .reduce((left, right) => ({ digits: left.digits * right.digits, places: left.places + right.places }), {
      digits: 1n,
      places: 0,
    })
  return numberOf(product)
}

/** A decimal number: its digits, of which so many stand behind the point. */
type Decimal = { digits: bigint; places: number }

/** Figures with up to so many decimals, nearly all of them, are added as whole numbers. */
const usualPlaces = 7
const scale = 10 ** usualPlaces
const largestUsual = 2 ** 52 / scale

class Sum {
  #usual = 0
  #rest: Decimal = { digits: 0n, places: usualPlaces }

  add(figure: number): void {
    const scaled = Math.round(figure * scale)
    const isUsual = Math.abs(figure) < largestUsual && scaled / scale === figure
    if (!isUsual) this.#rest = plus(this.#rest, decimalOf(figure))
    else if (Number.isSafeInteger(this.#usual + scaled)) this.#usual += scaled
    else this.#rest = plus(this.#rest, { digits: BigInt(scaled), places: usualPlaces })
  }

  value(): number {
    if (this.#rest.digits === 0n) return this.#usual / scale
    return numberOf(plus(this.#rest, { digits: BigInt(this.#usual), places: usualPlaces }))
  }
}

function plus(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(left.places, right.places)
  return { digits: at(left, places) + at(right, places), places }
}

function at({ digits, places }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - places)
}

function decimalOf(figure: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(figure).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

function numberOf({ digits, places }: Decimal): number {
  return Number(`${digits}e-${places}`)
}
