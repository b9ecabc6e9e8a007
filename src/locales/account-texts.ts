import { accountMessages } from './account-messages'
import { addMessages } from './t'

// Importing this file is enough: pages about a person's own account bring their texts along.
addMessages(accountMessages)
