/** A slash at the start of a word, and the letters typed after it. */
export interface SlashToken {
  /** Position of the slash. */
  readonly start: number;
  readonly query: string;
}

/** Maximum letters after the slash. Longer text is no search. */
const MAX_QUERY = 40;

/** Returns the slash token that ends at the caret; undefined if there is none. */
export function slashTokenAt(text: string, caret: number): SlashToken | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('/');
  if (start < 0 || (start > 0 && !/\s/.test(before.charAt(start - 1)))) return undefined;
  const query = before.slice(start + 1);
  return /\n|^\s/.test(query) || query.length > MAX_QUERY ? undefined : { start, query };
}

/** Returns the entries whose name or text has each word of the query, those that begin with it first. */
export function matchingSnippets<Entry extends { readonly name: string; readonly text: string }>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ name, text }: Entry) => {
    const searched = `${name} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  const begins = ({ name }: Entry) => name.toLowerCase().startsWith(query.toLowerCase());
  const found = entries.filter(isFound);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}
