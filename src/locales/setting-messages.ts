import { clusterSize } from './en/cluster-size'

/** Texts inside the cards of the configurations tab; their titles are late messages, for the index beside them. */
export const settingMessages = { clusterSize } as const
