import * as z from 'zod/mini'
import { readFlag } from '../../domain/read-flag'
import { enveloped } from './primitives'

/** GET /premium-package/flag: whether premium is offered, bare or in an envelope (D2 §7 'Features', PLAN-D14). */
export const premiumPackageResponse = enveloped(
  z.pipe(z.transform(readFlag), z.boolean()),
  'flag',
  'enabled',
  'isEnabled',
)
