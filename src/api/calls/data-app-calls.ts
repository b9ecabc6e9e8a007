import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  dataAppClustersResponse,
  dataAppSupportResponse,
  dataSourcesResponse,
  exportBlueprintsRequest,
  exportBlueprintsResponse,
  importBlueprintsRequest,
  importStatusResponse,
} from '../wire/data-app-import'
import { fileResponse } from '../wire/file'

const source = "D3 §7 'Data apps'"

/** Data apps that are imported into a cluster, and exported from one. */
export const dataAppCalls = {
  listInstallClusters: {
    method: 'GET',
    path: '/users/{id}/valid_bp_clusters',
    request: null,
    response: dataAppClustersResponse,
    isIdempotent: true,
    summary: 'List the clusters that data apps can be imported into',
    source,
  },
  listConnectedClusters: {
    method: 'GET',
    path: '/users/{id}/connected_clusters',
    request: null,
    response: dataAppClustersResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'List the connected clusters, to export from',
    source: `${source}, API-D28`,
  },
  listDataSources: {
    method: 'GET',
    path: '/blueprints/data_sources',
    request: null,
    response: dataSourcesResponse,
    isIdempotent: true,
    staleTime: 60_000,
    summary: 'List the data sources of an export with parquet files',
    source,
  },
  getDataAppSupport: {
    method: 'GET',
    path: '/blueprints/{slug}/{instanceId}/isSupported',
    request: null,
    response: dataAppSupportResponse,
    isIdempotent: true,
    assumption: 'The answer is not shown: {isSupported, versions} (APP-D21).',
    summary: "Whether the cluster's release can take a data app",
    source,
  },
  getImportStatus: {
    method: 'GET',
    path: '/blueprints/{instanceId}/status',
    request: null,
    response: importStatusResponse,
    isIdempotent: true,
    summary: 'Read how the import of data apps stands',
    source: `${source}, D3 §4.3 'Data Apps import'`,
  },
  importDataApps: {
    method: 'PUT',
    path: '/blueprints/import',
    request: importBlueprintsRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption: 'The tenant is sent by its name; names are names of data apps, not slugs (API-D29).',
    summary: 'Import data apps into a tenant of a cluster',
    source,
  },
  exportDataApp: {
    method: 'PUT',
    path: '/blueprints/export',
    request: exportBlueprintsRequest,
    response: exportBlueprintsResponse,
    isIdempotent: true,
    // The answer comes when the export is made, and its parquet files may be large.
    timeLimit: 30 * 60_000,
    assumption: 'instanceId and tenant are added to the body (API-D29).',
    summary: 'Export dashboards of a tenant as a data app',
    source,
  },
  downloadExport: {
    method: 'GET',
    path: '/blueprints/exports/{exportId}/download',
    request: null,
    response: fileResponse,
    isFile: true,
    isIdempotent: true,
    summary: 'Download an exported data app',
    source,
  },
} as const satisfies Record<string, Call>
