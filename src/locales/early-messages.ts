import { access } from './en/access'
import { auth } from './en/auth'
import { clusters } from './en/clusters'
import { common } from './en/common'
import { errors } from './en/errors'
import { shell } from './en/shell'
import { views } from './en/views'

/** Texts of the first load, by area: sign-in, shell, cluster list, and what access and the engine say. */
export const earlyMessages = {
  access,
  auth,
  clusters,
  common,
  errors,
  shell,
  views,
} as const
