import { viewing } from './en/viewing'
import { addMessages } from './t'

// Importing this file is enough: few ever view the console as a role.
addMessages({ viewing })
