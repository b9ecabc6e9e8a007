import { markdown } from './en/markdown'
import { addMessages } from './t'

// Importing this file is enough: texts in Markdown bring their words along.
addMessages({ markdown })
