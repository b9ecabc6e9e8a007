/** What stands in the place of a secret that is there. */
export const hiddenSecret = '••••••••'
