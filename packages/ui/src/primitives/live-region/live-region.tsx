import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export type Politeness = 'polite' | 'assertive';
export type Announce = (text: string, politeness?: Politeness) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

interface Announcement {
  readonly text: string;
  readonly politeness: Politeness;
  readonly turn: number;
}

function Region({ politeness, text }: { readonly politeness: Politeness; readonly text: string }) {
  return (
    <div role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} className="sr-only">
      {text}
    </div>
  );
}

/** Provides the live regions for everything inside. Use one near the root of a page or widget. */
export function LiveRegionProvider({ children }: { readonly children: ReactNode }) {
  const [announced, setAnnounced] = useState<Announcement>({ text: '', politeness: 'polite', turn: 0 });
  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    setAnnounced((before) => ({ text, politeness, turn: before.turn + 1 }));
  }, []);
  // Alternates between two regions, so that repeating a sentence is a change and is announced again.
  const textFor = (politeness: Politeness, parity: number) =>
    announced.politeness === politeness && announced.turn % 2 === parity ? announced.text : '';
  return (
    <AnnounceContext value={announce}>
      {children}
      <Region politeness="polite" text={textFor('polite', 0)} />
      <Region politeness="polite" text={textFor('polite', 1)} />
      <Region politeness="assertive" text={textFor('assertive', 0)} />
      <Region politeness="assertive" text={textFor('assertive', 1)} />
    </AnnounceContext>
  );
}

/** Returns a function that announces a sentence without moving the focus: `announce('5 patients found')`. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) {
    throw new Error('useAnnounce found no LiveRegionProvider above it. Wrap the page or the widget in one.');
  }
  return announce;
}
