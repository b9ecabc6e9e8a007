import * as z from 'zod/mini'

/** An image reads as its text, or as an object that carries one. */
export const imageText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.looseObject({ image: z.optional(z.string()) })]))),
  z.transform((image) => (typeof image === 'object' ? image?.image : image) || null),
)

/** The name of a custom build; `true` and `false` name none. */
export const buildText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.boolean()]))),
  z.transform((build) => (typeof build === 'string' && build !== '' ? build : null)),
)
