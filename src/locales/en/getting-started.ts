/** The Getting Started panel (D1 §2 '/clusters page'). */
export const gettingStarted = {
  recommended: 'Recommended for you',
  videoTitle: '{{product}} in three minutes',
  videoText: 'Watch the overview demo',
  learn: 'Learn',
  learnText: 'Courses and labs, from the first query to production',
  documentation: 'Documentation',
  documentationText: 'How every part of {{product}} works',
  community: 'Community',
  communityText: 'Ask questions and see what others build',
  resourceCenter: 'Resource Center',
  resourceCenterText: 'Guides, webinars and case studies',
} as const
