/** The secrets of a cluster's database. */
export const clusterSecrets = {
  title: 'Secrets',
  about: 'With these a program reaches the database of this cluster. Give them to nobody else.',
  loading: 'Getting the secrets',
  connection: 'Connection',
  user: 'User',
  password: 'Password',
  masked: 'Hidden',
  reveal: 'Reveal: {{what}}',
  hide: 'Hide: {{what}}',
  hidesSoon: 'Hidden again after 30 seconds, and when this page is out of sight.',
} as const
