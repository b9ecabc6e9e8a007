/** A figure to five decimals, as it is shown (PLT-009); what rounds to nothing is 0, never "-0". */
export function rounded(figure: number): number {
  return Math.round(figure * 1e5) / 1e5 + 0
}
