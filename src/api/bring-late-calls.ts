import { addCalls } from './known-calls'
import { lateCalls } from './late-calls'

// Importing this file is enough: pages that arrive later bring their calls along, and tests take all.
addCalls(lateCalls)
