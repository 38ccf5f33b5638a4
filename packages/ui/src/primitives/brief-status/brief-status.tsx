import { useEffect, useState } from 'react';

/** Milliseconds that a success stays on the screen. */
const SHOWN_MS = 10_000;

export interface BriefStatusProps {
  readonly className?: string;
  /** The words of a success. Nothing while there is none. */
  readonly children: string | false | undefined;
}

/** Says that something succeeded, for ten seconds or until its owner takes the words away. */
export function BriefStatus({ className = '', children: words }: BriefStatusProps) {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    setOver(undefined);
    if (!words) return;
    const timer = setTimeout(() => setOver(words), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className={`empty:hidden ${className}`}>
      {words !== over && words}
    </p>
  );
}
