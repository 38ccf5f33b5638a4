import { onDemand } from '../../primitives/on-demand/index.ts';

/** The dialog of the user's own snippets, loaded when it is first opened. */
export const ManageSnippets = onDemand<{ readonly onClose: () => void }>(
  async () => (await import('./manage-snippets.tsx')).ManageSnippets,
);
export { SnippetArea, type SnippetAreaProps } from './snippet-area.tsx';
export { snippetsMessages } from './snippets.messages.ts';
