import { test as base, expect } from '@playwright/test'
import { type Guard, watch } from './guard'
import { type Fault, type Rig, startRig } from './rig'

type TestFixtures = {
  /** The rig, back on its first day. */
  rig: Rig
  /** Watches all pages of the test and fails it at the end; tell it of console errors brought about on purpose. */
  guard: Guard
  /** Makes calls of the product API fail, and expects the browser to say so in the console. */
  fault: (fault: Fault) => Promise<void>
}

type WorkerFixtures = { workerRig: Rig }

/**
 * Every browser test starts here: the sandbox with the built console runs once per worker and is back on its first
 * day for each test, relative addresses are the console's, and `guard` watches without being asked for.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerRig: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const rig = await startRig()
      await use(rig)
      await rig.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ workerRig }, use) => use(workerRig.origin),
  rig: [
    async ({ workerRig }, use) => {
      await workerRig.reset()
      await use(workerRig)
    },
    { auto: true },
  ],
  guard: [
    async ({ context, rig: _rig }, use, testInfo) => {
      const guard = await watch(context)
      await use(guard)
      // What a failing test leaves behind would only hide its own message.
      if (testInfo.status === 'passed') expect(await guard.findings()).toEqual([])
    },
    { auto: true },
  ],
  fault: async ({ rig, guard }, use) => {
    await use(async (fault) => {
      guard.allow(/console: Failed to load resource/)
      await rig.fault(fault)
    })
  },
})

export { expect }
