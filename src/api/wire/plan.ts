import * as z from 'zod/mini'
import { readFlag } from '../../domain/read-flag'
import { enveloped, optionalText } from './primitives'

/** Body of POST /plan/{id} (D1 §7, API-D31). */
export const changePlanRequest = z.strictObject({ plan: z.enum(['free', 'premium']) })

/** GET /plan/{id}/downgrade: `can`, as a flag (D3 §7, API-103). */
export const downgradeResponse = enveloped(z.pipe(z.transform(readFlag), z.boolean()), 'can')

/** GET /payment/{id}/eligibility: what is truthy in `data` lets go on (API-105); "false" and "0" say no as well. */
export const eligibilityResponse = z.pipe(
  z.looseObject({ data: z.optional(z.unknown()) }),
  z.transform(({ data }) => Boolean(readFlag(data))),
)

/** GET /payment/{id}: the card, null where there is none (D3 §3 'Payment card', API-D02). */
export const paymentResponse = enveloped(
  z.pipe(
    z.optional(
      z.nullable(
        z.looseObject({ last4: z.catch(optionalText, null), expiration: z.catch(optionalText, null) }),
      ),
    ),
    z.transform((card) => {
      if (!card || (card.last4 === null && card.expiration === null)) return null
      return { last4: card.last4, expiration: card.expiration }
    }),
  ),
)
