import type { ChosenPlan } from '../src/domain/plan'
import type { WireUser } from './wire'

export const allPlatforms = 'gc, az, az-saas'

const actionNames = [
  'subcluster',
  'cluster_archive',
  'cluster_upgrade',
  'whitelisting',
  'cluster_suspend',
  'cluster_create',
  'cluster_resize',
  'sqli',
  'mlflow',
  'dataapps',
  'packages_installion',
  'clone',
  'copilot',
  'da',
  'cluster_scaling',
] as const

/** Supported on these platforms; an action given no platform is not supported anywhere. */
export function actions(
  platforms: string,
  exceptions: Partial<Record<(typeof actionNames)[number], string>> = {},
) {
  return actionNames
    .map((name) => ({ name, platforms: exceptions[name] ?? platforms }))
    .filter((action) => action.platforms !== '')
}

/** What of an account follows from its plan; a change of the plan sets it again. */
export const accountOfPlan: Readonly<
  Record<ChosenPlan, Pick<WireUser, 'role' | 'enableMarketplace' | 'configurations' | 'platformActions'>>
> = {
  free: {
    role: { id: 1, name: 'free' },
    enableMarketplace: false,
    configurations: {
      allowedInstances: { count: 1 },
      showInstanceSize: { enabled: true, value: 'small' },
      showClusterOptimization: { enabled: false },
      showLatestRelease: true,
      showTenants: false,
      showInstallation: false,
      showDiskSize: { enabled: true, value: 50, min: 10, max: 100 },
      showAlwaysAlive: false,
    },
    platformActions: actions('gc', { clone: '', cluster_scaling: '', da: '', copilot: '' }),
  },
  premium: {
    role: { id: 3, name: 'premium' },
    enableMarketplace: true,
    configurations: {
      allowedInstances: { count: 20 },
      showInstanceSize: { enabled: true, value: 'small' },
      showClusterOptimization: { enabled: true },
      showLatestRelease: true,
      showTenants: true,
      showInstallation: true,
      showDiskSize: { enabled: true, value: 100, min: 10, max: 2000 },
      showAlwaysAlive: true,
    },
    platformActions: actions(allPlatforms),
  },
}
