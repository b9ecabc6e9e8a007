import * as z from 'zod/mini'
import type { Person } from '../../domain/person'
import { platformOf } from './platform'
import { enveloped, flagOrNull, optionalFlag, optionalNumber, optionalText, requiredText } from './primitives'
import { optionalRecordsOf, readablePart } from './records'

/** What nobody can read of the account counts as absent: it must not keep the person out. */
const flag = z.catch(optionalFlag, false)
const knownFlag = z.catch(flagOrNull, null)
const text = z.catch(optionalText, null)
const figure = z.catch(optionalNumber, null)

function part<Part extends z.ZodMiniType>(shape: Part) {
  return z.catch(z.optional(z.nullable(shape)), null)
}

/** What a person is given; of what is no list, nothing. */
function grants<Grant extends z.ZodMiniType>(grant: Grant) {
  return z.catch(optionalRecordsOf(grant), () => [])
}

/** One that nobody can read is off; an absent one is null, for what it means there is not the same everywhere. */
const off = z.catch(flagOrNull, false)
const setting = z.catch(z.union([z.looseObject({ enabled: off }), flagOrNull]), false)

const configurations = z.looseObject({
  allowedInstances: part(z.looseObject({ count: figure })),
  showInstanceSize: setting,
  showClusterOptimization: setting,
  showLatestRelease: setting,
  showTenants: setting,
  showInstallation: setting,
  showDiskSize: setting,
  showAlwaysAlive: setting,
})

/**
 * A trial is told by the id alone (ACL-D27), which is a number from 1. Without one it gives no rights, and keeps nobody
 * from verifying their address (D1 §2).
 */
const role = readablePart(
  'role',
  z.pipe(
    z.object({ id: z.pipe(requiredText, z.string().check(z.regex(/^[1-9]\d*$/))), name: optionalText }),
    z.transform(({ id, name }) => ({ id: Number(id), name: name ?? '' })),
  ),
  () => ({ id: 0, name: '' }),
)

/** GET /users/{id}/me answers `{user: …}` (D1 §3 'User', D1 §7). */
const wirePerson = z.looseObject({
  uuid: requiredText,
  email: text,
  fullName: text,
  firstName: text,
  lastName: text,
  jobTitle: text,
  company: text,
  phone: text,
  sub: text,
  confirmed: knownFlag,
  email_verified: flag,
  newUser: flag,
  assignedCluster: z.optional(z.unknown()),
  trialExpired: flag,
  userDataIsSet: knownFlag,
  redirectTo: text,
  userConsent: z.catch(z.optional(z.nullable(z.string())), null),
  role,
  isPartner: flag,
  enableMarketplace: flag,
  vholParticipation: flag,
  extendedTrial: flag,
  showConsentFlow: flag,
  isProvision: flag,
  isDummyPassword: flag,
  last_password_reset: text,
  pipelineStatus: z.optional(z.unknown()),
  createdAt: text,
  instancesCount: figure,
  configurations: part(configurations),
  platformActions: grants(z.looseObject({ name: z.string(), platforms: optionalText })),
  features: grants(z.looseObject({ key: z.string(), toggle: flag })),
  toggleFeatures: grants(z.looseObject({ key: z.string(), published: flag })),
})

type WireSetting = z.infer<typeof setting> | undefined

export const personResponse = enveloped(
  z.pipe(
    wirePerson,
    z.transform((wire): Person => {
      const { configurations } = wire
      const disk = configurations?.showDiskSize
      return {
        uuid: wire.uuid,
        email: wire.email,
        fullName: wire.fullName ?? joinNames(wire.firstName, wire.lastName),
        profile: {
          firstName: wire.firstName,
          lastName: wire.lastName,
          jobTitle: wire.jobTitle,
          company: wire.company,
          phone: wire.phone,
        },
        sub: wire.sub,
        isConfirmed: wire.confirmed !== false,
        isEmailVerified: wire.email_verified,
        isNew: wire.newUser,
        assignedCluster: nameOf(wire.assignedCluster),
        isTrialExpired: wire.trialExpired,
        isLoaded: wire.userDataIsSet !== false,
        redirectTo: wire.redirectTo,
        consent: wire.userConsent === 'accept' || wire.userConsent === 'reject' ? wire.userConsent : null,
        role: wire.role,
        isPartner: wire.isPartner,
        hasMarketplace: wire.enableMarketplace,
        isInHandsOnLab: wire.vholParticipation,
        hasExtendedTrial: wire.extendedTrial,
        canOpenConsentFlow: wire.showConsentFlow,
        isProvisioned: wire.isProvision,
        hasDummyPassword: wire.isDummyPassword,
        lastPasswordReset: wire.last_password_reset,
        pipelineStatus: pipelineText(wire.pipelineStatus),
        createdAt: wire.createdAt,
        clusterCount: wire.instancesCount ?? 0,
        configurations: {
          allowedClusters: configurations?.allowedInstances?.count ?? 0,
          instanceSize: {
            isEnabled: isOn(configurations?.showInstanceSize),
            isShown: switchOf(configurations?.showInstanceSize) ?? true,
            value: settingValue(configurations?.showInstanceSize),
          },
          clusterOptimization: { isEnabled: isOn(configurations?.showClusterOptimization) },
          diskSize: {
            isEnabled: isOn(disk),
            value: numberOf(disk, 'value', 100),
            min: numberOf(disk, 'min', 1),
            max: numberOf(disk, 'max', null),
          },
          isReleaseShown: isOn(configurations?.showLatestRelease),
          isTenantShown: isOn(configurations?.showTenants),
          isInstallationShown: isOn(configurations?.showInstallation),
          isAlwaysAliveShown: isOn(configurations?.showAlwaysAlive),
        },
        platformActions: wire.platformActions.map(({ name, platforms }) => ({
          name,
          platforms: (platforms ?? '')
            .split(',')
            .map((platform) => platformOf(platform.trim()))
            .filter(Boolean),
        })),
        features: wire.features.map(({ key, toggle }) => ({ key, isToggled: toggle })),
        toggleFeatures: wire.toggleFeatures.map(({ key, published }) => ({ key, isPublished: published })),
      }
    }),
  ),
  'user',
)

/** A setting is a bare switch or an object with `enabled` (D1 §3 'Configurations', CRE-D05). */
function isOn(value: WireSetting): boolean {
  return switchOf(value) === true
}

/** Null where the server does not say. */
function switchOf(value: WireSetting): boolean | null {
  return (typeof value === 'object' ? value?.enabled : value) ?? null
}

function settingValue(value: WireSetting): string | number | null {
  const inner = typeof value === 'object' && value !== null ? value.value : null
  return typeof inner === 'string' || typeof inner === 'number' ? inner : null
}

function numberOf<Otherwise>(value: WireSetting, key: string, otherwise: Otherwise): number | Otherwise {
  const inner = typeof value === 'object' && value !== null ? Number(value[key] ?? Number.NaN) : Number.NaN
  return Number.isFinite(inner) ? inner : otherwise
}

function joinNames(first: string | null, last: string | null): string | null {
  return [first, last].filter(Boolean).join(' ') || null
}

function nameOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** `pipelineStatus` of the user is only a truthy flag: its text, or its state, where it has one (CNF-D04). */
function pipelineText(value: unknown): string | null {
  const text = typeof value === 'object' && value !== null && 'state' in value ? value.state : value
  return nameOf(text) ?? (value ? String(true) : null)
}
