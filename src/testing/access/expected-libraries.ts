import type { Expectations } from './expectation'

/** The libraries of a cluster. */
export const expectedLibraries: Expectations = {
  'Library.list': [],
  'Library.install': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['packages_installion'] }],
      otherwise: 'disabled',
      says: 'Libraries platform action is disabled for the current platform',
      source: "D2 §6 'Other gates'; LIB-026, ACL-017, ACL-D06, ACL-D12",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D2 §1, D2 §8 'Other'; DET-046, DET-078, DET-D30",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['installing'] }],
      otherwise: 'disabled',
      says: 'There is another library installing, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-024, LIB-D06",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['uninstalling'] }],
      otherwise: 'disabled',
      says: 'There is another library uninstalling, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-025, LIB-D06",
    },
  ],
  'Library.update': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['packages_installion'] }],
      otherwise: 'disabled',
      says: 'Libraries platform action is disabled for the current platform',
      source: "D2 §6 'Other gates'; LIB-026, ACL-017, ACL-D06, ACL-D12",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D2 §1, D2 §8 'Other'; DET-046, DET-078, DET-D30",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['installing'] }],
      otherwise: 'disabled',
      says: 'There is another library installing, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-024, LIB-D06, LIB-D13",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['uninstalling'] }],
      otherwise: 'disabled',
      says: 'There is another library uninstalling, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-025, LIB-D06, LIB-D13",
    },
  ],
  'Library.uninstall': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['packages_installion'] }],
      otherwise: 'disabled',
      says: 'Libraries platform action is disabled for the current platform',
      source: "D2 §6 'Other gates'; LIB-026, ACL-017, ACL-D06, ACL-D12",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D2 §1, D2 §8 'Other'; DET-046, DET-078, DET-D30",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['installing'] }],
      otherwise: 'disabled',
      says: 'There is another library installing, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-024, LIB-D03, LIB-D06",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['uninstalling'] }],
      otherwise: 'disabled',
      says: 'There is another library uninstalling, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-025, LIB-D03, LIB-D06",
    },
  ],
  'Library.sync': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §8 'Shared'; ACL-016, ACL-046",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['packages_installion'] }],
      otherwise: 'disabled',
      says: 'Libraries platform action is disabled for the current platform',
      source: "D2 §6 'Other gates'; LIB-026, ACL-017, ACL-D06, ACL-D12",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Cluster Must be running',
      source: "D2 §1, D2 §8 'Other'; DET-078, DET-D30, LIB-D16",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['installing'] }],
      otherwise: 'disabled',
      says: 'There is another library installing, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-024, LIB-D16",
    },
    {
      oneOf: [{ fact: 'libraryOperation', isNot: ['uninstalling'] }],
      otherwise: 'disabled',
      says: 'There is another library uninstalling, please wait for it',
      source: "D2 §4 'Libraries', D2 §8 'Libraries'; LIB-010, LIB-025, LIB-D16",
    },
  ],
}
