import { useEffect, useState } from 'react';

/** Milliseconds that a success stays on the screen. */
const SHOWN_MS = 10_000;

type Words = string | false | undefined;

/** Returns the words of a success for ten seconds, or until they are taken away; then undefined. */
export function useBriefWords(words: Words): string | undefined {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    setOver(undefined);
    if (!words) return;
    const timer = setTimeout(() => setOver(words), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return words && words !== over ? words : undefined;
}

export interface BriefStatusProps {
  readonly className?: string;
  /** The words of a success. Nothing while there is none. */
  readonly children: Words;
}

/** Says that something succeeded, for ten seconds or until its owner takes the words away. */
export function BriefStatus({ className = '', children }: BriefStatusProps) {
  return (
    <p role="status" className={`empty:hidden ${className}`}>
      {useBriefWords(children)}
    </p>
  );
}
