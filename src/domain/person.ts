import * as z from 'zod/mini'

const settingSchema = z.object({
  isEnabled: z.boolean(),
  value: z.nullable(z.union([z.string(), z.number()])),
})

/** What the account may configure when it creates a cluster (D1 §3 'Configurations'). Disk sizes are in GB. */
const configurationsSchema = z.object({
  allowedClusters: z.number(),
  /** `isShown`: on the page of a cluster, where sizes show unless the server says otherwise (CFG-D04). */
  instanceSize: z.extend(settingSchema, { isShown: z.optional(z.boolean()) }),
  clusterOptimization: z.object({ isEnabled: z.boolean() }),
  /** `max` is null where no most is configured. */
  diskSize: z.object({
    isEnabled: z.boolean(),
    value: z.number(),
    min: z.number(),
    max: z.nullable(z.number()),
  }),
  isReleaseShown: z.boolean(),
  isTenantShown: z.boolean(),
  isInstallationShown: z.boolean(),
  isAlwaysAliveShown: z.boolean(),
})

/** Who is signed in (D1 §3 'User'), with clean names; the wire's spelling ends in src/api. */
export const personSchema = z.object({
  uuid: z.string(),
  email: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  /** What the person says of themselves (D3 §3 'User'); null where nothing is known. */
  profile: z.object({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    company: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  /** The login connection is the part before `|` (ACC-D07). */
  sub: z.nullable(z.string()),
  isConfirmed: z.boolean(),
  isEmailVerified: z.boolean(),
  isNew: z.boolean(),
  assignedCluster: z.nullable(z.string()),
  isTrialExpired: z.boolean(),
  isLoaded: z.boolean(),
  redirectTo: z.nullable(z.string()),
  consent: z.nullable(z.enum(['accept', 'reject'])),
  /** Trial users are those with role id 1; names are free, basic, premium and enterprise (D1 §1, §3). Id 0: it could not be read. */
  role: z.object({ id: z.number(), name: z.string() }),
  isPartner: z.boolean(),
  hasMarketplace: z.boolean(),
  isInHandsOnLab: z.boolean(),
  hasExtendedTrial: z.boolean(),
  canOpenConsentFlow: z.boolean(),
  isProvisioned: z.boolean(),
  hasDummyPassword: z.boolean(),
  lastPasswordReset: z.nullable(z.string()),
  pipelineStatus: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  clusterCount: z.number(),
  configurations: configurationsSchema,
  /** Platform actions the plan supports; `platforms` lists where (D1 §3 'Platform action'). */
  platformActions: z.array(z.object({ name: z.string(), platforms: z.array(z.string()) })),
  /** Flags switched for this account. */
  features: z.array(z.object({ key: z.string(), isToggled: z.boolean() })),
  /** Flags published for everybody. */
  toggleFeatures: z.array(z.object({ key: z.string(), isPublished: z.boolean() })),
})
export type Person = z.infer<typeof personSchema>
