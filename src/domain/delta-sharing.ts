/** The two files that a recipient of shared data downloads, by their fixed names (D2 §7 'Features', CFG-D29). */
export function deltaSharingFiles(productKey: string): { wheel: string; notebook: string } {
  return {
    wheel: `${productKey}_delta_sharing-0.0.1-py3-none-any.whl`,
    notebook: 'delta_sharing_sample.ipynb',
  }
}

/** What stands in the template until somebody fills it in: the console does not know it. */
const credentialGaps = { authServerURL: '<authorization server>', pat: '<personal access token>' }

/** Version of the credentials file of the Delta Sharing protocol. */
const shareCredentialsVersion = 1

/** The address of a cluster's host, which may come with its scheme. */
export function hostAddress(host: string): string {
  return host.includes('://') ? host : `https://${host}`
}

/** The credentials file of one tenant as JSON, key by key as specified (D2 §3, CFG-D12). */
export function credentialsTemplate({
  host,
  cluster,
  tenant,
}: Record<'host' | 'cluster' | 'tenant', string>) {
  return JSON.stringify(
    {
      authServerURL: credentialGaps.authServerURL,
      shareCredentialsVersion,
      endpoint: hostAddress(host),
      pat: credentialGaps.pat,
      instanceName: cluster,
      tenantName: tenant,
    },
    null,
    2,
  )
}
