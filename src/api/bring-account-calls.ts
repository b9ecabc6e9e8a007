import { accountCalls } from './account-calls'
import { addCalls } from './known-calls'

// Importing this file is enough: pages about a person's own account bring their calls along.
addCalls(accountCalls)
