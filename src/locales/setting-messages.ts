import { clusterSize } from './en/cluster-size'
import { services } from './en/services'
import { settingCards } from './en/setting-cards'

/** Texts inside the cards of the configurations tab; their titles are late messages, for the index beside them. */
export const settingMessages = { clusterSize, services, settingCards } as const
