import { lateMessages } from './late-messages'
import { addMessages } from './t'

// Importing this file is enough: pages that arrive later bring their texts along, and servers and tests take all.
addMessages(lateMessages)
