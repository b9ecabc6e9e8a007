/** Texts of the chat, whose content is another service's (D1 §6, §9). */
export const chat = {
  title: 'Chat with support',
  open: 'Chat',
  close: 'Close the chat',
  opening: 'Opening the chat',
  unreachable: 'The chat cannot be reached now.',
  support: 'Write to support',
  usage: 'Analysis of usage',
} as const
