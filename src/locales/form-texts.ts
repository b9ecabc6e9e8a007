import { form } from './en/form'
import { password } from './en/password'
import { addMessages } from './t'

// Importing this file is enough: whatever draws or checks a form brings the words of forms along, passwords among them.
addMessages({ form, password })
