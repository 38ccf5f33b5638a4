import { ownSnippets, type Snippet } from '@careline/core/internal/preferences/templates';
import { newId } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useFavourites, useTemplates } from '../../preferences/index.ts';
import { useHttp } from '../../provider/index.ts';
import { starterSnippetsMessages } from './starter-snippets.messages.ts';
import { STARTER_SNIPPETS } from './starter-snippets.ts';

export interface OfferedSnippet extends Snippet {
  readonly of: 'own' | 'facility' | 'starter';
}

/** The user's own snippets, and functions that change them. Each resolves to whether it was saved. */
export function useOwnSnippets() {
  const { entries, areRead, busy, error, change } = useFavourites<Snippet>(useHttp(), ownSnippets);
  return {
    entries,
    areRead,
    busy,
    error,
    add(name: string, text: string) {
      const snippet = { id: newId(), name, text };
      return change(`add ${name} ${text}`, (all) => [...all, snippet]);
    },
    edit: (id: string, name: string, text: string) =>
      change(`edit ${id} ${name} ${text}`, (all) =>
        all.map((one) => (one.id === id ? { id, name, text } : one)),
      ),
    remove: (id: string) => change(`remove ${id}`, (all) => all.filter((one) => one.id !== id)),
  };
}

export type OwnSnippets = ReturnType<typeof useOwnSnippets>;

/** Returns the snippets of a note: the user's own, then the organisation's note templates, then the included ones. */
export function useSnippets(enrolled: readonly string[] | undefined): readonly OfferedSnippet[] {
  const t = useMessages(starterSnippetsMessages);
  const own = useOwnSnippets();
  const templates = useTemplates('NOTE_TEMPLATES', enrolled);
  return [
    ...own.entries.map((one) => ({ ...one, of: 'own' as const })),
    ...templates.map(({ id, title, body }) => ({ id, name: title, text: body, of: 'facility' as const })),
    ...STARTER_SNIPPETS.map((name) => ({
      ...{ id: name, name: t(name), text: t(`${name}Text`) },
      of: 'starter' as const,
    })),
  ];
}
