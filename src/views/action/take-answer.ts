import type { NamedCall } from '../../api/api-client'
import type { FileAnswer } from '../../api/wire/file'
import type { ActionDefinition } from '../../definitions/define-action'
import { saveFile } from './save-file'

/** Does what the definition says with an answer; the sentence of what went wrong, or null. */
export async function takeAnswer(
  { answer: name }: ActionDefinition,
  call: NamedCall,
  answer: unknown,
): Promise<string | null> {
  // The client reads the answer of such a call as a file.
  if (call.isFile) saveFile(answer as FileAnswer, call.path.split('/').at(-1) ?? '')
  if (name === undefined) return null
  const { actionAnswers } = await import('./action-answers')
  return actionAnswers[name]?.(answer) ?? null
}
