// As with the texts: a page brings the calls it makes along, and a test must not depend on which one came before it.
import '../api/bring-account-calls'
import '../api/bring-creation-calls'
import '../api/bring-late-calls'
import '../api/bring-notification-calls'
