import type { Call } from '../call'
import {
  blueprintListResponse,
  defaultImageResponse,
  idleTimeListResponse,
  imageListResponse,
  kubernetesVersionResponse,
  regionListResponse,
} from '../wire/creation'

/** What the forms offer that make clusters, beside their sizes (D1 §7). */
export const creationCalls = {
  listIdleTimes: {
    method: 'GET',
    path: '/users/instances/availableidletime',
    request: null,
    response: idleTimeListResponse,
    isIdempotent: true,
    summary: 'List the idle times',
    source: "D1 §7 'GET availableidletime'",
    assumption: 'What is around the list is not shown: data, or whatever holds the only list of the answer.',
  },
  listRegions: {
    method: 'GET',
    path: '/operators',
    request: null,
    response: regionListResponse,
    isIdempotent: true,
    staleTime: 600_000,
    summary: 'List the regions',
    source: "D1 §7 'GET operators'",
    assumption:
      'What is around the list is not shown: data, operators, or whatever holds the only list of the answer.',
  },
  listImages: {
    method: 'GET',
    path: '/images',
    request: null,
    response: imageListResponse,
    isIdempotent: true,
    summary: 'List the versions',
    source: "D1 §7 'GET images'",
    assumption:
      'What is around the list is not shown: data, images, or whatever holds the only list of the answer.',
  },
  getDefaultImage: {
    method: 'GET',
    path: '/images/default{product}image',
    request: null,
    response: defaultImageResponse,
    isIdempotent: true,
    summary: 'Read the default version',
    source: "D1 §7 'GET images'",
    assumption: 'The answer is not shown: an image as in the list, a text, or either of them in version.',
  },
  getKubernetesVersion: {
    method: 'GET',
    path: '/images/getKubernetesVersion',
    request: null,
    response: kubernetesVersionResponse,
    isIdempotent: true,
    summary: 'Read the Kubernetes version',
    source: "D1 §7 'GET images'",
  },
  listBlueprints: {
    method: 'GET',
    path: '/blueprints',
    optionalQuery: ['fields'],
    request: null,
    response: blueprintListResponse,
    isIdempotent: true,
    staleTime: 2_000,
    summary: 'List the data apps',
    source: "D1 §7 'GET blueprints'",
    assumption:
      'What is around the list is not shown: data, blueprints, or whatever holds the only list of the answer. Required packages are not shown either: requiredPackages, packages or libraries is read where it is sent (CRE-D02).',
  },
} as const satisfies Record<string, Call>
