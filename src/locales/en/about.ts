/** The dialog about the console, and the question about cookies. */
export const about = {
  title: 'About {{product}} Cloud',
  text: 'Create and manage hosted analytics clusters and follow what they consume.',
  company: 'Company site',
  learning: 'Learning',
  support: 'Support',
  documentation: 'Documentation',
  community: 'Community',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',

  cookies: 'Cookies',
  cookiesText:
    'We would like to use cookies to see how the console is used and to make it better. Nothing else changes if you say no.',
  cookiesAccept: 'Accept',
  cookiesReject: 'Reject',
} as const
