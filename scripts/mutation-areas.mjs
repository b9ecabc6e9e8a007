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
  domain: { code: ['src/domain/**/*.ts'], tests: testsOf('src/domain'), least: 85 },
  api: { code: ['src/api/**/*.ts'], tests: testsOf('src/api'), least: 85 },
  app: { code: ['src/app/**/*.{ts,tsx}'], tests: testsOf('src/app'), least: 85 },
  definitions: {
    code: ['src/definitions/**/*.ts'],
    // What definitions may name is known beside the resources, and so the check is tested there.
    tests: [...testsOf('src/definitions'), 'src/resources/{check-kinds,known-names}.test.tsx'],
    least: 85,
  },
  forms: {
    code: ['src/views/form/**/*.{ts,tsx}'],
    tests: [...testsOf('src/views/form'), 'src/testing/contract/form-contract.test.tsx'],
    least: 85,
  },
  actions: {
    code: ['src/views/{action,confirm}/**/*.{ts,tsx}'],
    tests: [...testsOf('src/views/{action,confirm}'), 'src/testing/contract/action-contract.test.tsx'],
    least: 85,
  },
  tables: {
    code: ['src/views/{table,list,records,section}/**/*.{ts,tsx}'],
    tests: [
      ...testsOf('src/views/{table,list,records,section}'),
      'src/testing/contract/list-contract.test.tsx',
    ],
    least: 85,
  },
  providers: { code: ['src/providers/**/*.{ts,tsx}'], tests: testsOf('src/providers'), least: 85 },
  records: {
    code: ['src/views/{record,reference,related-filter,revisions,cells}/**/*.{ts,tsx}'],
    tests: testsOf('src/views/{record,reference,related-filter,revisions,cells}'),
    least: 85,
  },
  bulk: {
    code: ['src/views/{bulk-edit,export,import}/**/*.{ts,tsx}'],
    tests: testsOf('src/views/{bulk-edit,export,import}'),
    least: 85,
  },
  tools: {
    code: ['src/views/{curl,filter-builder,list-chart,markdown,saved-views,chart,dashboard}/**/*.{ts,tsx}'],
    tests: testsOf('src/views/{curl,filter-builder,list-chart,markdown,saved-views,chart,dashboard}'),
    least: 85,
  },
  parts: {
    code: ['src/views/*.{ts,tsx}', 'src/views/{operations,password,plan,reasons,view-as}/**/*.{ts,tsx}'],
    tests: [...rootTests('src/views'), ...testsOf('src/views/{operations,password,plan,reasons,view-as}')],
    least: 85,
  },
  resources: {
    code: ['src/resources/**/*.{ts,tsx}'],
    tests: [...testsOf('src/resources'), 'src/testing/contract/pinned-*.test.ts'],
    least: 85,
  },
}

/** @param {string} folder */
function testsOf(folder) {
  return rootTests(`${folder}/**`)
}

/** @param {string} folder */
function rootTests(folder) {
  return [`${folder}/*.test.ts`, `${folder}/*.test.tsx`]
}
