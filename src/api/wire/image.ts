import * as z from 'zod/mini'
import { readFlag } from '../../domain/read-flag'

/** An image reads as its text, or as an object that carries one. */
export const imageText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.looseObject({ image: z.nullish(z.string()) })]))),
  z.transform((image) => (typeof image === 'object' ? image?.image : image) || null),
)

/** The name or number of a custom build; a flag, however it is sent, names none. */
export const buildText = z.pipe(
  z.pipe(z.transform(readFlag), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  z.transform((build) => (typeof build === 'boolean' || build === null ? null : String(build))),
)
