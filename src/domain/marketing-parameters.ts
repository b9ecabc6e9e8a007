/** The parameters sign-up hands on to the identity provider, names unchanged (D1 §1). */
export const marketingParameterNames = [
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export type MarketingParameter = (typeof marketingParameterNames)[number]

/** Those of them a query holds with a value; of one given twice the first (AUTH-D01). */
export function marketingParametersOf(query: string): Partial<Record<MarketingParameter, string>> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    marketingParameterNames.flatMap((name) => {
      const value = parameters.get(name)
      return value ? [[name, value]] : []
    }),
  )
}
