import { creationCalls } from './calls/creation-calls'
import { addCalls } from './known-calls'

// Importing this file is enough: the forms that make clusters bring the calls for what they offer.
addCalls(creationCalls)
