import type { Expectations } from './expectation'

/** A cluster's Data Apps panel, its support token, its secrets, and things of it no document names. */
export const expectedClusterHead: Expectations = {
  'DataApp.list': [
    {
      oneOf: [{ fact: 'blueprintPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-034, ACL-022",
    },
  ],
  'DataApp.import': [
    {
      oneOf: [{ fact: 'blueprintPolicy', has: ['create'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules', D3 §8 'Shared'; APP-037, ACL-046, ACL-D26",
    },
    {
      oneOf: [{ fact: 'planActions', has: ['dataapps'] }],
      otherwise: 'disabled',
      says: "Data Apps isn't supported with your current plan.",
      source: "D3 §6 'Other rules'; APP-037, ACL-038",
    },
    {
      oneOf: [{ fact: 'clusterState', is: ['running'] }],
      otherwise: 'disabled',
      says: 'Your cluster must be connected to be able to import Data Apps.',
      source: "D3 §4.3 'Data Apps import', D3 §8 'Data apps'; APP-022",
    },
    {
      oneOf: [{ fact: 'isImportingDataApps', is: [false] }],
      otherwise: 'disabled',
      says: 'Currently importing Data App(s), please try again later.',
      source: "D3 §4.3 'Data Apps import', D3 §8 'Data apps'; APP-023",
    },
  ],
  'SupportToken.list': [
    {
      oneOf: [{ fact: 'cliPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D2 §2 'Header', D3 §6 'Other rules'; DET-067, ACL-036, DET-D05, DET-D29",
    },
  ],
  'SupportToken.create': [
    {
      oneOf: [{ fact: 'cliPolicy', has: ['create'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §6 'Other rules', D3 §8 'Shared'; DET-070, ACL-036, DET-D29",
    },
  ],
  'SupportToken.update': [
    {
      oneOf: [{ fact: 'cliPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §6 'Other rules', D3 §8 'Shared'; DET-070, ACL-036, DET-D29",
    },
  ],
  'SupportToken.delete': [
    {
      oneOf: [{ fact: 'cliPolicy', has: ['delete'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Other gates', D3 §6 'Other rules', D3 §8 'Shared'; DET-070, ACL-036, DET-D29",
    },
  ],
  'ClusterSecret.view': [
    {
      oneOf: [{ fact: 'isOwnerByEmail', is: [true] }],
      otherwise: 'hidden',
      says: 'Only the owner of the cluster sees its secrets.',
      source: "D2 §6 'Tab and section visibility', D3 §6 'Other rules'; DET-069, DET-D24",
    },
  ],
  'ClusterConfiguration.view': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['list'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D3 §6 'Permission matrix', 'Other rules'; ACL-020, ACL-D26",
    },
  ],
  'ClusterConfiguration.manage': [
    {
      oneOf: [{ fact: 'clusterPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source:
        "D2 §6 'Other gates', D3 §6 'Permission matrix', D3 §8 'Shared'; ACL-016, ACL-020, ACL-031, ACL-046",
    },
  ],
}
