import type { NamedCall } from '../../api/api-client'
import type { FileAnswer } from '../../api/wire/file'
import type { ActionDefinition } from '../../definitions/define-action'
import { saveFile } from './save-file'

/** Does what the definition says with an answer; the sentence of what went wrong, or null. */
export function takeAnswer(
  { answer: read }: ActionDefinition,
  call: NamedCall,
  answer: unknown,
): string | null {
  // The client reads the answer of such a call as a file.
  if (call.isFile) saveFile(answer as FileAnswer, call.path.split('/').at(-1) ?? '')
  return read?.(answer) ?? null
}
