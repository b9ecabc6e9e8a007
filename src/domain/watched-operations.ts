import type { OperationKind } from './operation'

/**
 * Kinds whose end the server shows later: the answer of their call only says that they began. The others are over with
 * the answer, or when the code that started them says so.
 */
export const watchedKinds = [
  'create',
  'clone',
  'connect',
  'upgrade',
  'install',
  'import',
  'pipeline',
] as const satisfies OperationKind[]
export type WatchedKind = (typeof watchedKinds)[number]

export function isWatched(kind: OperationKind): kind is WatchedKind {
  return watchedKinds.some((each) => each === kind)
}
