/**
 * Frames of a page under test, each by a timer of its own.
 *
 * jsdom beats all frames by one interval, of whatever timers stand when the first is asked for. Code that took the
 * page's own frames before a test faked the clock (the observer of sizes below antd does) asks for one on that clock:
 * it never beats again, and no later frame of the worker comes. So this stands before such code is loaded, on the
 * timers of the machine.
 */
const { setTimeout: begin, clearTimeout: end } = globalThis

const milliseconds = 1

// A frame that is due after the last test of a file has no page any more.
window.requestAnimationFrame = (callback) =>
  Number(begin(() => typeof window === 'object' && callback(performance.now()), milliseconds))
window.cancelAnimationFrame = (frame) => end(frame)
