import { allMessages } from '../locales/all-messages'
import { addMessages } from '../locales/t'

// A page brings the texts it shows along, and a test of one of its parts must not depend on which pages were loaded
// before it in the same worker.
addMessages(allMessages)
