import * as z from 'zod/mini'

/** A file a call answered: what is in it, and the name it came under; null where the server gave none. */
export type FileAnswer = { content: Blob; name: string | null }

/** Of a call with `isFile`: the client has read the file already. */
export const fileResponse = z.custom<FileAnswer>((answer) => answer !== null && typeof answer === 'object')
