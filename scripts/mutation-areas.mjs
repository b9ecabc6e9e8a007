/**
 * What `npm run test:mutation` changes and what must notice it: the tests next to the code, because a change that only a
 * far test notices is found late.
 * @typedef {{ code: string[], tests: string[], least: number }} Area `least` is the share of changes noticed, in percent
 */

/** @type {Record<string, Area>} */
export const areas = {
  access: {
    code: ['src/access/**/*.ts'],
    // The committed rules hold every word of a rule set.
    tests: ['src/access/**/*.test.ts', 'src/testing/access/stages.test.ts', 'scripts/access/docs.test.ts'],
    least: 95,
  },
  domain: { code: ['src/domain/**/*.ts'], tests: ['src/domain/**/*.test.ts'], least: 85 },
  api: { code: ['src/api/**/*.ts'], tests: ['src/api/**/*.test.ts'], least: 85 },
  app: { code: ['src/app/**/*.{ts,tsx}'], tests: ['src/app/**/*.test.{ts,tsx}'], least: 85 },
}
