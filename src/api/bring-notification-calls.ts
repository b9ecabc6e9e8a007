import { notificationCalls } from './calls/notification-calls'
import { addCalls } from './known-calls'

// Importing this file is enough: what shows notifications brings their calls along.
addCalls(notificationCalls)
