/** Handlers of what opens lazy pieces: their code is asked for as soon as the pointer or the focus is there. */
export function onIntent(...pieces: readonly { preload: () => Promise<void> }[]) {
  const preload = () => {
    for (const piece of pieces) void piece.preload()
  }
  return { onPointerEnter: preload, onFocus: preload }
}
