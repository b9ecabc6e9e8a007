import { password } from './en/password'
import { addMessages } from './t'

// Importing this file is enough: whatever asks for a new password brings the words along.
addMessages({ password })
