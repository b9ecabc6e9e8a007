/** The version of a cluster and its updates (D2 §2 'Main tab', §4 'Upgrade'; D3 §4.5). */
export const upgrade = {
  version: 'Version',
  current: 'Current version',
  byBuild: 'Build number',
  available: 'Available',
  noneAvailable: 'No update is offered for this cluster.',
  noReleases: 'No official release is available; update by build number.',
  releaseCount_one: '1 release available',
  releaseCount: '{{count}} releases available',
  releaseNotes: 'Release notes',
  pending: 'Pending update',
  pendingUnread: 'A pending update could not be read.',
  noPending: 'None',
  loading: 'Getting the pending updates',
  failed: 'The pending updates could not be loaded.',
  failedText: 'Until they are known, no update can be started here.',
  unread: 'Whether an update is pending could not be read. Until it is known, no update can be started.',
  nextStartup: 'Next startup',
  update: 'Update',

  title: 'Update {{name}}',
  by: 'Update by',
  byRelease: 'Official release',
  byReleaseText: 'One of the versions that are available for this cluster.',
  byBuildText: 'Any build, by its number.',
  byReleaseNone: 'No official release is available for this cluster.',
  release: 'Release',
  releaseRequired: 'Choose a release.',
  build: 'Build number',
  buildRequired: 'Enter a build number.',
  atOnce: 'The cluster is running: the update is applied immediately.',
  scheduled:
    'The cluster is not running: the update is scheduled, and stays pending until it is applied. You can cancel it until then.',
  scheduledUnknown:
    'The update is scheduled, and stays pending until it is applied. You can cancel it until then.',
  submit: 'Update now',
  submitScheduled: 'Schedule the update',
  done: '{{name}} is being updated to {{version}}',
  doneScheduled: 'The update of {{name}} to {{version}} is scheduled',
  couldNotConfirm:
    'We could not confirm whether the update of {{name}} to {{version}} was taken. The cluster has been read again; check its version and its pending updates before you try again.',
  couldNotConfirmUnread:
    'We could not confirm whether the update of {{name}} to {{version}} was taken, and the cluster could not be read again. Check its version and its pending updates before you try again.',

  cancelNamed: 'Cancel the pending update to {{version}}',
  cancelUnnamed: 'Cancel the pending update',
  cancelTitle: 'Cancel the pending update?',
  cancelText: '{{name}} keeps its version {{version}}.',
  cancelTextUnknown: '{{name}} keeps its version.',
  cancelSubmit: 'Cancel the update',
  keep: 'Keep the update',
  cancelled: 'The pending update of {{name}} is cancelled',
  cancelNotConfirmed:
    'We could not confirm whether the pending update of {{name}} was cancelled. The pending updates have been read again: it is still there.',
  cancelNotConfirmedUnread:
    'We could not confirm whether the pending update of {{name}} was cancelled, and the pending updates could not be read again.',
} as const
