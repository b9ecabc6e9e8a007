import { serverViews } from './en/server-views'
import { addMessages } from './t'

// Importing this file is enough: views that a server keeps bring their words along.
addMessages({ serverViews })
