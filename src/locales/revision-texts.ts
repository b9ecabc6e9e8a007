import { revisions } from './en/revisions'
import { addMessages } from './t'

// Importing this file is enough: the earlier states of a record bring their words along.
addMessages({ revisions })
