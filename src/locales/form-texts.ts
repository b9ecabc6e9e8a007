import { form } from './en/form'
import { addMessages } from './t'

// Importing this file is enough: whatever draws or checks a form brings the words of forms along.
addMessages({ form })
