import { settingMessages } from './setting-messages'
import { addMessages } from './t'

// Importing this file is enough: the cards of the configurations tab bring their texts along.
addMessages(settingMessages)
