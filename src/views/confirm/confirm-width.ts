/** Pixels (PLT-007). */
export const confirmWidth = 620
