/** Texts of accepting an invitation by its link (D1 §2 'Accept-invitation screen', §4 'Invitation', §8). */
export const invitations = {
  acceptingCluster: 'Accepting Cluster Invitaion',
  acceptingOwnership: 'Accepting Cluster Ownership',
  clusterAdded: 'Cluster added to cluster list',
  ownershipTaken: 'Ownsership transfered',
  otherAccount: 'Invalid invitation for this account. Please logout and try again',
  signInAsOther: 'Sign in as somebody else',
  signedInAs: 'You are signed in as {{person}}.',
  unconfirmed:
    'It could not be confirmed that the invitation was accepted. If the cluster is not in this list, open the link again.',
  unconfirmedOwnership:
    'It could not be confirmed that the ownership was accepted. If you are not the owner of the cluster, open the link again.',
}
