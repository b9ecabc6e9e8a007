import { notifications } from './en/notifications'
import { addMessages } from './t'

// Importing this file is enough: what shows notifications brings their texts along.
addMessages({ notifications })
