export const shell = {
  // Document titles
  documentTitle: '{{page}} · {{product}} Cloud',
  productCloud: '{{product}} Cloud',
  // Header
  homeLink: '{{product}} Cloud, to your clusters',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  accessTo: 'Access to {{name}}',
  clusters: 'Clusters',
  dataApps: 'Data Apps',
  consumption: 'Consumption',
  openNavigation: 'Menu',
  more: 'More',
  moreHere: 'More: {{here}}',
  userMenu: 'Account menu of {{name}}',
  myAccount: 'My Account',
  passwordChangedElsewhere: 'Your password was changed in another tab.',
  ipuConsumption: 'IPU Units Consumption',
  contactSupport: 'Contact Support',
  helpAndSupport: 'Help & Support',
  about: 'About',
  logOut: 'Log Out',
  notifications: 'Notifications',
  search: 'Search',
  openPalette: 'Search and commands',
  themeNow: 'Theme: {{choice}}',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  // About dialog
  // Footer
  footer: 'Resources',
  footerCommunity: 'Community',
  footerDocumentation: 'Documentation',
  footerFreeTraining: 'Free Training',
  // Trial banner (D1 §6)
  trialBanner: 'Upgrade To Premium and Receive $500 worth of free usage.',
  trialBannerRegion: 'Upgrade offer',
  dismiss: 'Dismiss',
  upgrade: 'Upgrade',
  // Cookie consent (D3 §2.5, SHL-D14)
  // Banners over the content
  offline: 'You are offline. What you see may be out of date; it is refreshed when the connection is back.',
  accountNotRefreshed: 'Your account could not be refreshed. What you see may be out of date.',
  signInTroubled: 'The sign-in service does not answer. Your session is kept; trying again.',
  pageNotLoadedTitle: 'This page could not be loaded',
  newVersion: 'Your connection may be down, or a newer version of the console is out.',
  reload: 'Reload',
  pieceNotLoaded: 'This part could not be loaded.',
  opening: 'Opening',
  // Pages
  notFound: 'THIS PAGE IS NOT FOUND',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  backToClusters: 'Back to Clusters',
  acceptInvitation: 'Accept invitation',
  acceptOwnership: 'Accept ownership',
  createCluster: 'Create New Cluster',
  plans: 'Plans',
  consentFlow: 'Cloud environment',
  // In place of a resource
  definitionFaultTitle: 'This section is not defined correctly',
  definitionFaultText:
    'The rest of the console works. Its maintainer has to correct the definition of this section:',
  // Crash fallback (D1 §2)
  crashTitle: 'OOPS!! SOMETHING WENT WRONG.',
  crashText: 'We are facing some problems and working hard to solve it.',
} as const
