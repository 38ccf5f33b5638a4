import { useEffect, useState } from 'react';
import { useNow } from '../../../provider/index.ts';

export interface CallTimerProps {
  /** Unix seconds. */
  readonly since: number;
  readonly label: string;
}

const SECOND_MS = 1000;

function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** How long the call has been running. Not announced: a timer that speaks every second helps no user. */
export function CallTimer({ since, label }: CallTimerProps) {
  const now = useNow();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const tick = setInterval(() => setAt(now()), SECOND_MS);
    return () => clearInterval(tick);
  }, [now]);
  const seconds = Math.max(0, Math.floor(at / SECOND_MS) - since);
  return (
    <span role="timer" aria-label={label} className="font-semibold text-lg tabular-nums">
      {clockText(seconds)}
    </span>
  );
}
